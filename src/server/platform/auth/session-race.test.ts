// A sign-in whose secret was checked just before a reset, and whose session would begin just after it.
import { beforeAll, describe, expect, it } from "vitest";
import type { Me } from "#contract/session.ts";
import { changeMeanwhile } from "#test-support/change-meanwhile.ts";
import { signUp } from "#test-support/factories.ts";
import { IDENTITY_WAYS, IDENTITY_WAYS_SETTINGS, startIdentityWays } from "#test-support/identity-ways.ts";
import { lettersTo, tokenIn } from "#test-support/letters.ts";
import type { Person } from "#test-support/person.ts";
import { signUpWithFactor } from "#test-support/second-factor.ts";
import { createSoftwarePasskey } from "#test-support/software-passkey.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";

const clock = createTestClock();
let app: TestApp;
let identities: Awaited<ReturnType<typeof startIdentityWays>>;
beforeAll(async () => {
  app = await createTestApp({ clock, settings: IDENTITY_WAYS_SETTINGS });
  identities = await startIdentityWays(app);
});

type Member = Awaited<ReturnType<typeof signUp>>;
/** Prepares a sign-in of somebody who has what it asks for. Returns its last request. */
type Way = (person: Person, member: Member) => Promise<() => Promise<unknown>>;

async function signInLetter(email: string): Promise<string> {
  await app.visitor().post("/api/auth/send-sign-in-mail", { email });
  return (await lettersTo(app, email)).at(-1) ?? "";
}

const WAYS: Record<string, Way> = {
  "the password":
    async (person, { email, password }) =>
    () =>
      person.post("/api/auth/sign-in/email", { email, password }),
  "a code by mail": async (person, { email }) => {
    const code = /\b\d{6}\b/.exec(await signInLetter(email))?.[0];
    return () => person.post("/api/auth/sign-in/mail-code", { email, code });
  },
  "a link by mail": async (person, { email }) => {
    const token = tokenIn(await signInLetter(email), "token");
    return () => person.post("/api/auth/sign-in/mail-link", { token });
  },
  "a passkey": async (person, member) => {
    const passkey = createSoftwarePasskey();
    const begun = await member.post<{ challenge: string }>("/api/auth/passkeys/begin", {});
    const created = passkey.create({ challenge: begun.body.challenge, origin: app.url });
    await member.post("/api/auth/passkeys/add", { name: "Phone", response: created });
    const { body } = await person.post<{ challenge: string }>("/api/auth/passkeys/options", {});
    const response = passkey.sign({ challenge: body.challenge, origin: app.url });
    return () => person.post("/api/auth/passkeys/sign-in", { response });
  },
  ...Object.fromEntries(
    IDENTITY_WAYS.map((way): [string, Way] => [
      way,
      async (person, { userId }) => {
        const sub = await identities.link(way, userId);
        return () => identities.enter(way, person, sub);
      },
    ]),
  ),
};

/** What a reset does with the row of the account. */
const RESET = `update auth."user" set asked_version = asked_version + 1
  where id = (select id from auth."user" where id = $1 for update)`;

const userIdOf = async (person: Person) => (await person.get<Me>("/api/me")).body.user?.id;

async function confirmed(member: Member): Promise<void> {
  await app.dependencies.database.authPool.query(
    'update auth."user" set email_verified = true where id = $1',
    [member.userId],
  );
}

const sessionsOf = async ({ userId }: Member) =>
  (await app.dependencies.database.authPool.query("select from auth.session where user_id = $1", [userId]))
    .rowCount;

describe("a sign-in that a reset overtakes", () => {
  it.each(Object.entries(WAYS))("begins no session by %s", async (_, way) => {
    const member = await signUp(app);
    await confirmed(member);
    const person = app.visitor();
    const enter = await way(person, member);
    await changeMeanwhile(app.databaseUrl, { text: RESET, values: [member.userId] }, enter);
    expect(await sessionsOf(member)).toBe(1);
    expect(await userIdOf(person)).toBeUndefined();
  });

  it.each(Object.entries(WAYS))("a sign-in that nothing overtakes begins a session by %s", async (_, way) => {
    const member = await signUp(app);
    await confirmed(member);
    const person = app.visitor();
    await (await way(person, member))();
    expect(await userIdOf(person)).toBe(member.userId);
  });

  it("begins no session in its second step, whichever step comes before the reset", async () => {
    const member = await signUpWithFactor(app, clock);
    await confirmed(member);
    const { email, password } = member;
    const [first, second] = [app.visitor(), app.visitor()];
    const reset = { text: RESET, values: [member.userId] };
    await changeMeanwhile(app.databaseUrl, reset, () =>
      first.post("/api/auth/sign-in/email", { email, password }),
    );
    const early = await first.post("/api/auth/second-factor/sign-in", { code: await member.nextCode() });
    expect(early.status).toBe(401);
    await second.post("/api/auth/sign-in/email", { email, password });
    const code = await member.nextCode();
    await changeMeanwhile(app.databaseUrl, reset, () =>
      second.post("/api/auth/second-factor/sign-in", { code }),
    );
    expect(await sessionsOf(member)).toBe(1);
  });
});
