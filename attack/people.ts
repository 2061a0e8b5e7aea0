// Creates a victim with data in every place where the product stores some, and attackers who try to read it.
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type FakeRequest, fittingReply } from "#test-support/fake-provider.ts";
import { FAKE_READING_TEXT } from "#test-support/fake-reading.ts";
import { Person } from "#test-support/person.ts";
import { expectOk } from "./expect-ok.ts";
import { createMonthsOfUse } from "./months-after.ts";
import type { Target } from "./target.ts";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const TITLED_WITHIN_MS = 10_000;
const POLL_MS = 50;
export const PASSWORD = "a pond behind the server room";
/** The secret that is part of every text that the victim types. Nobody else may ever read it. */
export const CANARY = "Zyxomma-canary";

export interface Account {
  person: Person;
  userId: string;
  email: string;
}

/** Signs up a person who then agrees to the terms. */
export async function newAccount({ url, sql }: Pick<Target, "url" | "sql">): Promise<Account> {
  const person = new Person(url);
  const email = `${randomUUID()}@example.org`;
  await expectOk(person.post("/api/auth/sign-up/email", { name: "", email, password: PASSWORD }));
  const [user] = await sql<{ id: string }>('select id from auth."user" where email = $1', [email]);
  await expectOk(person.put("/api/me/consent", { terms: true, age16: true }));
  return { person, userId: user?.id ?? "", email };
}

export async function newGuest({ url }: Pick<Target, "url">): Promise<Person> {
  const person = new Person(url);
  await expectOk(person.post("/api/auth/sign-in/anonymous", {}));
  return person;
}

/** Returns whether a request to the model asks for a reading, rather than for a name or a step. */
export function isReading(request: FakeRequest): boolean {
  const reply = fittingReply(request);
  return reply.kind === "answer" && reply.text === FAKE_READING_TEXT;
}

/** Requests a reading and waits for its end. */
export async function read(person: Person, more: Record<string, unknown> = {}, key: string = randomUUID()) {
  const order = {
    spreadType: "quick-draw",
    blockTypeId: "work",
    userContext: `My ${CANARY} draft has lain there for a year.`,
    drawAnyway: true,
    ...more,
  };
  const stream = await person.stream("POST", "/api/readings", order, { headers: { "idempotency-key": key } });
  const events = await stream.all();
  const last = events.at(-1)?.data as { type?: string; insightId?: string } | undefined;
  return { status: stream.status, body: stream.body, key, last, insightId: last?.insightId };
}

export interface Victim extends Account {
  insight: string;
  block: string;
  /** The id of the file with all insights. */
  exportFile: string;
  /** Every id that names something that belongs to the victim. */
  ids: string[];
}

/** Creates a person with a row in every table of people's data, over the API as the pages do it. */
export async function newVictim(target: Target): Promise<Victim> {
  const account = await newAccount(target);
  const { person, userId } = account;
  const words = (about: string) => `${CANARY} ${about}`;
  await expectOk(person.put("/api/settings", { timeZone: "Europe/Berlin", tone: "blunt" }));
  await expectOk(person.put("/api/profile", { name: words("name"), workContext: words("work") }));
  const made = await expectOk(
    person.post<{ id: string }>("/api/blocks", {
      blockTypeId: "work",
      name: words("block"),
      notes: words("notes"),
    }),
  );
  const block = made.body.id;
  const chosen = { userBlockId: block, selectedCardId: "the-ping" };
  const { insightId: insight = "", ...rest } = await read(person, chosen);
  if (!insight) throw new Error(`The victim got no reading: ${JSON.stringify(rest)}`);
  await expectOk(person.patch(`/api/insights/${insight}`, { note: words("note") }));
  await untilTitled(target, account);
  await expectOk(
    person.patch(`/api/blocks/${block}`, { status: "resolved", resolutionReflection: words("why") }),
  );
  await expectOk(person.patch(`/api/insights/${insight}/steps/0`, { isDone: true }));
  await expectOk(person.post(`/api/insights/${insight}/steps/0/smaller`, {}));
  await expectOk(person.post(`/api/insights/${insight}/report`, { reason: "wrong", note: words("report") }));
  await expectOk(person.put("/api/cards/the-ping/reflections/0", { text: words("reflection") }));
  await expectOk(person.post("/api/cards/the-ping/advice", { blockTypeId: "work" }));
  await expectOk(person.post("/api/cards/the-ping/take", {}));
  const message = { clientMessageId: randomUUID(), content: words("message") };
  const chat = await person.stream("POST", `/api/insights/${insight}/messages`, message);
  await chat.all();
  const { body: draw } = await expectOk(person.post<{ drawId: string }>("/api/draws", {}));
  await expectOk(person.post(`/api/draws/${draw.drawId}/lift`, { spreadType: "quick-draw", picks: [0] }));
  const { exportFile } = await createMonthsOfUse(target, { person, userId, insight, block, words });
  return { ...account, insight, block, exportFile, ids: await idsOf(target, userId) };
}

/** Requests the list of steps, which makes the model write titles, and waits until the titles are stored. */
async function untilTitled({ sql }: Target, { person, userId }: Account): Promise<void> {
  await expectOk(person.get("/api/steps"));
  const deadline = Date.now() + TITLED_WITHIN_MS;
  const select = "select 1 from app.insight_steps where user_id = $1 and title is not null";
  while ((await sql(select, [userId])).length === 0) {
    if (Date.now() > deadline) throw new Error("The victim's step got no title");
    await wait(POLL_MS);
  }
}

/** Returns every distinct UUID in the victim's rows, and the person's own id. */
async function idsOf({ sql }: Target, userId: string): Promise<string[]> {
  const ids = new Set<string>([userId]);
  for (const table of await ownedTableNames({ sql })) {
    const rows = await sql<Record<string, unknown>>(`select * from ${table} where user_id = $1`, [userId]);
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        if (/(^id|_id|key)$/.test(column) && typeof value === "string") ids.add(value);
      }
    }
  }
  return [...ids].filter((id) => UUID.test(id));
}

/**
 * Returns the names of all tables of people's data, as `schema.table`: those with a column `user_id` and row level
 * security.
 */
export async function ownedTableNames({ sql }: Pick<Target, "sql">): Promise<string[]> {
  const rows = await sql<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relrowsecurity
       and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id')
     order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Returns a hash of all rows of a person, by which a change of any row is noticed. */
export async function hashOfRows(
  { sql }: Pick<Target, "sql">,
  userId: string,
): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const table of await ownedTableNames({ sql })) {
    const [row] = await sql<{ hash: string }>(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${table} t where user_id = $1`,
      [userId],
    );
    hashes[table] = row?.hash ?? "";
  }
  return hashes;
}
