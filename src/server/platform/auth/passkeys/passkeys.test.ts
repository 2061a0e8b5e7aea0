import { beforeAll, describe, expect, it } from "vitest";
import type { PasskeyOutput } from "#contract/credentials.ts";
import { PASSKEYS } from "#contract/second-factor.ts";
import type { Me } from "#contract/session.ts";
import { beginAsGuest, signUp } from "#test-support/factories.ts";
import type { Person } from "#test-support/person.ts";
import { signUpWithFactor } from "#test-support/second-factor.ts";
import { createSoftwarePasskey, type SoftwarePasskey } from "#test-support/software-passkey.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";

const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

interface Options {
  challenge: string;
  user: { id: string; name: string };
  excludeCredentials: { id: string }[];
}

const begin = async (person: Person, code?: string) =>
  (await person.post<Options>("/api/auth/passkeys/begin", { code })).body;
const challenge = async () =>
  (await app.visitor().post<Options>("/api/auth/passkeys/options", {})).body.challenge;
const list = async (person: Person) =>
  (await person.get<{ passkeys: PasskeyOutput[] }>("/api/auth/passkeys")).body.passkeys;
const enter = (person: Person, response: unknown) =>
  person.post<{ code?: string }>("/api/auth/passkeys/sign-in", { response });
const me = async (person: Person) => (await person.get<Me>("/api/me")).body.user;

async function register(person: Person, name = "My phone", more: { code?: string } = {}) {
  const passkey = createSoftwarePasskey();
  const { challenge: asked } = await begin(person, more.code);
  const response = passkey.create({ challenge: asked, origin: app.url });
  const { status, body } = await person.post<{ id: string }>("/api/auth/passkeys/add", { name, response });
  expect(status).toBe(200);
  return { passkey, id: body.id };
}

async function signInWith(passkey: SoftwarePasskey, person = app.visitor()) {
  const response = passkey.sign({ challenge: await challenge(), origin: app.url });
  return { person, answer: await enter(person, response) };
}

describe("a passkey", () => {
  it("is added with a code where there is a second factor, and then counts as both, also for a guest whose rows then move", async () => {
    const member = await signUpWithFactor(app, clock);
    const refused = await member.post("/api/auth/passkeys/begin", {});
    expect(refused).toMatchObject({ status: 400, error: { code: "wrong_code", field: "code" } });
    const { passkey } = await register(member, "My phone", { code: await member.nextCode() });
    const { person, answer } = await signInWith(passkey);
    expect(answer.status).toBe(200);
    expect((await me(person))?.id).toBe(member.userId);
    const guest = await beginAsGuest(app);
    await signInWith(passkey, guest);
    expect((await me(guest))?.id).toBe(member.userId);
    expect(await app.dependencies.auth.movedTo(guest.userId)).toBe(member.userId);
  });

  it("has a name that is stored encrypted, and is listed for its account only, with its last use", async () => {
    const member = await signUp(app);
    const { passkey, id } = await register(member, "The blue key on my desk");
    expect(await list(member)).toEqual([
      { id, name: "The blue key on my desk", createdAt: clock.now().toISOString(), usedAt: null },
    ]);
    await signInWith(passkey);
    expect((await list(member))[0]?.usedAt).toBe(clock.now().toISOString());
    expect(await list(await signUp(app))).toEqual([]);
    const { rows } = await app.dependencies.database.authPool.query("select * from auth.passkey");
    expect(JSON.stringify(rows)).not.toContain("blue key");
  });

  it("is refused if the authenticator did not verify the person, at another address, in a foreign frame, or a second time", async () => {
    const { passkey } = await register(await signUp(app));
    const unverified = passkey.sign({ challenge: await challenge(), origin: app.url, isVerified: false });
    const elsewhere = passkey.sign({ challenge: await challenge(), origin: "https://evil.example" });
    const ownChallenge = passkey.sign({ challenge: "bm90IGZyb20gdGhlIHNlcnZlcg", origin: app.url });
    const framed = passkey.sign({ challenge: await challenge(), origin: app.url, isFramed: true });
    for (const response of [unverified, elsewhere, ownChallenge, framed])
      expect(await enter(app.visitor(), response)).toMatchObject({
        status: 401,
        error: { code: "passkey_unknown" },
      });
    const response = passkey.sign({ challenge: await challenge(), origin: app.url });
    const answers = await Promise.all([1, 2, 3, 4].map(() => enter(app.visitor(), response)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
    const late = passkey.sign({ challenge: await challenge(), origin: app.url });
    clock.advance(5 * 60_000 + 1);
    expect((await enter(app.visitor(), late)).status).toBe(401);
  });

  it("whose count of signatures goes back is refused, as a copied one would be", async () => {
    const { passkey } = await register(await signUp(app));
    expect((await signInWith(passkey)).answer.status).toBe(200);
    passkey.counter = 0;
    expect((await signInWith(passkey)).answer.status).toBe(401);
  });

  it("is added only for the account that asked, with verification of the person, and once", async () => {
    const [member, other] = [await signUp(app), await signUp(app)];
    const passkey = createSoftwarePasskey();
    const add = (person: Person, response: unknown) =>
      person.post<{ code?: string }>("/api/auth/passkeys/add", { name: "Key", response });
    const asked = { challenge: (await begin(other)).challenge, origin: app.url };
    expect((await add(member, passkey.create(asked))).error?.code).toBe("passkey_not_added");
    const weak = { challenge: (await begin(member)).challenge, origin: app.url, isVerified: false };
    expect((await add(member, passkey.create(weak))).error?.code).toBe("passkey_not_added");
    const right = { challenge: (await begin(member)).challenge, origin: app.url };
    expect((await add(member, passkey.create(right))).status).toBe(200);
    const options = await begin(member);
    expect(options.user.name).toBe(member.email);
    expect(options.excludeCredentials).toHaveLength(1);
    const again = passkey.create({ challenge: options.challenge, origin: app.url });
    expect((await add(member, again)).error?.code).toBe("passkey_not_added");
    expect((await app.visitor().post("/api/auth/passkeys/begin", {})).status).toBe(401);
    expect((await (await beginAsGuest(app)).post("/api/auth/passkeys/begin", {})).status).toBe(403);
  });

  it(`is one of at most ${PASSKEYS} of an account`, async () => {
    const member = await signUp(app);
    for (let count = 0; count < PASSKEYS; count += 1) await register(member);
    const passkey = createSoftwarePasskey();
    const { challenge: asked } = await begin(member);
    const response = passkey.create({ challenge: asked, origin: app.url });
    const refused = await member.post("/api/auth/passkeys/add", { name: "One more", response });
    expect(refused).toMatchObject({ status: 400, error: { code: "passkey_not_added" } });
  });

  it("can be removed by its owner, but not if it is the last way to sign in", async () => {
    const member = await signUp(app);
    const { passkey, id } = await register(member);
    const second = await register(member);
    const remove = (person: Person, wanted: string) =>
      person.post<{ code?: string }>("/api/auth/passkeys/remove", { id: wanted });
    await remove(await signUp(app), id);
    expect(await list(member)).toHaveLength(2);
    expect((await remove(member, id)).status).toBe(200);
    expect((await signInWith(passkey)).answer.status).toBe(401);
    await app.dependencies.database.authPool.query("delete from auth.account where user_id = $1", [
      member.userId,
    ]);
    const third = await register(member);
    const answers = await Promise.all([remove(member, second.id), remove(member, third.id)]);
    expect(answers.map(({ error }) => error?.code).toSorted()).toEqual(["last_way_in", undefined]);
    expect(await list(member)).toHaveLength(1);
  });
});
