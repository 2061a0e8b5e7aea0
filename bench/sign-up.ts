// Signs up people at a running app.
import { randomUUID } from "node:crypto";
import type pg from "pg";
import { Person } from "#test-support/person.ts";

export interface Account {
  person: Person;
  userId: string;
}

/** Signs up a new person, who then has a session. */
export async function signUp(url: string): Promise<Account> {
  const person = new Person(url);
  const { status, body } = await person.post<{ user: { id: string } }>("/api/auth/sign-up/email", {
    name: "",
    email: `${randomUUID()}@example.org`,
    password: "a pond behind the server room",
  });
  if (status !== 200) throw new Error(`A sign-up was answered ${status}: ${JSON.stringify(body)}`);
  return { person, userId: body.user.id };
}

/** Signs up a new person with Premium, who has agreed to readings by every model. `owner` owns the tables. */
export async function signUpMember(url: string, owner: pg.Client | pg.Pool): Promise<Account> {
  const account = await signUp(url);
  await owner.query(`update auth."user" set is_premium = true where id = $1`, [account.userId]);
  await owner.query(
    "insert into app.consents (user_id, id, version, accepted_at) values ($1, $2, 'terms-1+third-party', now())",
    [account.userId, randomUUID()],
  );
  return account;
}
