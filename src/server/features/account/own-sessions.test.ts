import { beforeAll, describe, expect, it } from "vitest";
import type { DeviceOutput } from "#contract/account.ts";
import type { Me } from "#contract/session.ts";
import { beginAsGuest, signUp } from "#test-support/factories.ts";
import { codeIn, lettersTo } from "#test-support/letters.ts";
import type { Person } from "#test-support/person.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";

const MINUTE_MS = 60_000;
const clock = createTestClock("2026-11-20T12:00:00Z");

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  const settings = { AUTH_SECRET: "one for both processes" };
  app = await createTestApp({ clock, settings });
  other = await createTestApp({ clock, settings, databaseUrl: app.databaseUrl });
});

const authPool = () => app.dependencies.database.authPool;
const isSomebody = async (person: Person) => (await person.get<Me>("/api/me")).body.user !== null;
const devicesOf = async (person: Person) =>
  (await person.get<{ devices: DeviceOutput[] }>("/api/account/devices")).body.devices;

/** Returns another browser of this person, which signed in with the password at the process `at`. */
async function elsewhere({ email, password }: { email: string; password: string }, zone: string, at = app) {
  const person = at.visitor();
  await person.post("/api/auth/sign-in/email", { email, password }, { headers: { "x-time-zone": zone } });
  return person;
}

describe("the devices of an account", () => {
  it("have the time zone of their browser, and no address", async () => {
    const person = await signUp(app);
    await elsewhere(person, "Asia/Tokyo");
    await elsewhere(person, "Not/AZone");
    const devices = await devicesOf(person);
    expect(devices.map(({ timeZone, isThis }) => [timeZone, isThis])).toEqual(
      expect.arrayContaining([
        ["Asia/Tokyo", false],
        [null, false],
        [null, true],
      ]),
    );
    const { rows } = await authPool().query("select ip_address from auth.session where user_id = $1", [
      person.userId,
    ]);
    expect(rows).toEqual([{ ip_address: null }, { ip_address: null }, { ip_address: null }]);
  });

  it("can be signed out one by one, by nobody else, and all but this one", async () => {
    const person = await signUp(app);
    const [phone, tablet, stranger] = [
      await elsewhere(person, "Asia/Tokyo"),
      await elsewhere(person, "Europe/Berlin", other),
      await signUp(app),
    ];
    const phoneId = (await devicesOf(person)).find(({ timeZone }) => timeZone === "Asia/Tokyo")?.id;
    expect((await stranger.delete(`/api/account/devices/${phoneId}`)).body).toEqual({ ended: false });
    expect(await isSomebody(phone)).toBe(true);
    expect((await person.delete(`/api/account/devices/${phoneId}`)).body).toEqual({ ended: true });
    expect([await isSomebody(phone), await isSomebody(tablet)]).toEqual([false, true]);
    expect((await person.delete("/api/account/devices")).status).toBe(200);
    expect([await isSomebody(tablet), await isSomebody(person)]).toEqual([false, true]);
    expect(await devicesOf(person)).toHaveLength(1);
  });

  it("that are signed out everywhere are refused by the next request at another process", async () => {
    const person = await signUp(app);
    const tablet = await elsewhere(person, "Europe/Berlin", other);
    expect(await isSomebody(tablet)).toBe(true);
    expect((await person.post("/api/auth/revoke-sessions", {})).status).toBe(200);
    expect(await isSomebody(tablet)).toBe(false);
  });
});

describe("a session's token", () => {
  it("is stored as a hash, which opens nothing itself", async () => {
    const person = await signUp(app);
    const token = tokenOf(person);
    const { rows } = await authPool().query<{ token: string }>(
      "select token from auth.session where user_id = $1",
      [person.userId],
    );
    expect(rows[0]?.token).toMatch(/^sha256:[\w-]{43}$/);
    expect(rows[0]?.token).not.toContain(token);
  });

  it("from before tokens were hashed still opens, and is hashed when the session is renewed", async () => {
    const person = await signUp(app);
    await authPool().query(
      "update auth.session set token = $2, expires_at = expires_at - interval '25 hours' where user_id = $1",
      [person.userId, tokenOf(person)],
    );
    expect(await isSomebody(person)).toBe(true);
    expect((await person.get("/api/auth/get-session")).status).toBe(200);
    const { rows } = await authPool().query("select token from auth.session where user_id = $1", [
      person.userId,
    ]);
    expect(rows).toEqual([{ token: expect.stringMatching(/^sha256:/) }]);
    expect(await isSomebody(person)).toBe(true);
  });

  it("is missed in the specified words by what needs one", async () => {
    const answer = await app.visitor().post("/api/auth/change-email", { newEmail: "a@pond.example" });
    expect(answer).toMatchObject({
      status: 401,
      error: { code: "unauthenticated", message: "Auth session missing!" },
    });
  });
});

describe("what is dangerous", () => {
  const move = (person: Person) =>
    person.post("/api/auth/change-email", { newEmail: "dana@elsewhere.example" });
  const renew = (person: Person) =>
    person.post("/api/auth/change-password", { newPassword: "my own lantern" });
  const erase = (person: Person) => person.delete("/api/account");
  const later = () => clock.set(new Date(clock.now().getTime() + 11 * MINUTE_MS).toISOString());

  it("needs a proof of the last ten minutes, and a sign-in is one", async () => {
    const person = await signUp(app);
    expect((await move(person)).status).toBe(200);
    later();
    expect(await move(person)).toMatchObject({ status: 403, error: { code: "proof_required" } });
    expect(await renew(person)).toMatchObject({ status: 403, error: { code: "proof_required" } });
    expect(await erase(person)).toMatchObject({ status: 403, error: { code: "proof_required" } });
    const wrong = await person.post("/api/auth/prove", { password: "not this one" });
    expect(wrong.error?.code).toBe("invalid_password");
    expect((await move(person)).status).toBe(403);
    expect((await person.post("/api/auth/prove", { password: person.password })).status).toBe(200);
    expect((await move(person)).status).toBe(200);
    expect((await renew(person)).status).toBe(200);
    expect((await erase(person)).status).toBe(200);
  });

  it("can be done by an account without a password after a code by mail", async () => {
    const person = await signUp(app);
    await authPool().query("delete from auth.account where user_id = $1", [person.userId]);
    expect((await person.get("/api/account/proofs")).body).toEqual({ ways: ["mail"] });
    later();
    expect((await person.post("/api/auth/send-proof-code", {})).status).toBe(200);
    const code = codeIn((await lettersTo(app, person.email)).at(-1));
    const stranger = await signUp(app);
    expect((await stranger.post("/api/auth/prove", { code })).error?.code).toBe("wrong_code");
    expect((await person.post("/api/auth/prove", { code })).status).toBe(200);
    expect((await person.post("/api/auth/prove", { code })).status).toBe(400);
    expect((await renew(person)).status).toBe(200);
    expect((await person.get("/api/account/proofs")).body).toEqual({ ways: ["password", "mail"] });
  });

  it("cannot be proved by guessing, and not by a guest", async () => {
    const person = await signUp(app);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await person.post("/api/auth/prove", { password: `guess ${count}` })).status);
    expect(statuses.indexOf(429)).toBe(10);
    const guest = await beginAsGuest(app);
    expect((await guest.post("/api/auth/prove", { password: "x" })).status).toBe(403);
    expect((await guest.get("/api/account/proofs")).status).toBe(403);
  });
});

function tokenOf(person: Person): string {
  const [, value = ""] = /session_token=([^;]*)/.exec(person.cookieHeader()) ?? [];
  return decodeURIComponent(value).split(".")[0] ?? "";
}
