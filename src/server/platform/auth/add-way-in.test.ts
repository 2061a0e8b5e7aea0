// Somebody who is signed out by a recovery after their request was let in, and before it adds a way into the account.
import { beforeAll, expect, it } from "vitest";
import type { NewFactor } from "#contract/credentials.ts";
import { changeMeanwhile } from "#test-support/change-meanwhile.ts";
import { signUp } from "#test-support/factories.ts";
import { createFakeWallet } from "#test-support/fake-wallet.ts";
import type { Person } from "#test-support/person.ts";
import { createSoftwarePasskey } from "#test-support/software-passkey.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { codeAt, typedSecret } from "./second-factor/totp.ts";

const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock, settings: { WALLET_SIGN_IN: "on" } });
});

/** By the condition on the rows that it adds: prepares the request of somebody who has what it asks for. */
const ADDITIONS: Record<string, (person: Person) => Promise<() => Promise<unknown>>> = {
  "auth.access_token": async (person) => () =>
    person.post("/api/programs/tokens", { name: "Script", scopes: ["read"] }),
  "auth.calendar_feed": async (person) => () => person.post("/api/programs/calendar", { hasWords: true }),
  "auth.webhook": async (person) => () =>
    person.post("/api/programs/webhooks", {
      url: "https://thief.example/hook",
      events: ["reading.ready"],
      hasContent: true,
    }),
  "auth.passkey": async (person) => {
    const { body } = await person.post<{ challenge: string }>("/api/auth/passkeys/begin", {});
    const response = createSoftwarePasskey().create({ challenge: body.challenge, origin: app.url });
    return () => person.post("/api/auth/passkeys/add", { name: "Phone", response });
  },
  "auth.account where provider_id = 'wallet'": async (person) => {
    const wallet = createFakeWallet();
    const asked = { address: wallet.address, link: true };
    const { body } = await person.post<{ state: string; message: string }>("/api/auth/wallet/message", asked);
    const answer = { state: body.state, signature: wallet.sign(body.message) };
    return () => person.post("/api/auth/sign-in/wallet", answer);
  },
  "auth.second_factor where confirmed_at is not null": async (person) => {
    const { body } = await person.post<NewFactor>("/api/auth/second-factor/begin", {});
    const secret = typedSecret(body.secret);
    const code = await codeAt(secret, clock.now());
    return () => person.post("/api/auth/second-factor/confirm", { code });
  },
};

/** What a recovery does with the account and its sessions. */
const RECOVERY = `with gone as (delete from auth.session where user_id = $1)
  update auth."user" set asked_version = asked_version + 1
  where id = (select id from auth."user" where id = $1 for update)`;

it.each(Object.entries(ADDITIONS))(
  "a recovery that ends the session of somebody who is adding something leaves no row in %s",
  async (rows, prepare) => {
    const count = async () =>
      (await app.dependencies.database.authPool.query(`select from ${rows}`)).rowCount ?? 0;
    const person = await signUp(app);
    const add = await prepare(person);
    const before = await count();
    await changeMeanwhile(app.databaseUrl, { text: RECOVERY, values: [person.userId] }, add);
    expect(await count()).toBe(before);
    const other = await signUp(app);
    await (await prepare(other))();
    expect(await count()).toBe(before + 1);
  },
);
