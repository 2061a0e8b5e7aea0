import { beforeAll, describe, expect, it } from "vitest";
import type { FactorState, NewFactor, RecoveryCodes } from "#contract/credentials.ts";
import type { Me } from "#contract/session.ts";
import { beginAsGuest, signUp } from "#test-support/factories.ts";
import { lettersTo, resetTokenIn } from "#test-support/letters.ts";
import type { Person } from "#test-support/person.ts";
import { type MemberWithFactor, signUpWithFactor } from "#test-support/second-factor.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { newId } from "../../db/ids.ts";
import { codeAt } from "./totp.ts";

const ENCRYPTION_KEYS = `one:${Buffer.alloc(32, 7).toString("base64")}`;
const AUTH_SECRET = "a secret of both processes";
const DAY_MS = 86_400_000;

const clock = createTestClock();
let app: TestApp;
let otherProcess: TestApp;
beforeAll(async () => {
  const settings = { ENCRYPTION_KEYS, AUTH_SECRET };
  app = await createTestApp({ clock, settings });
  otherProcess = await createTestApp({
    clock,
    databaseUrl: app.databaseUrl,
    settings: { ...settings, APP_URL: app.url },
  });
});

const firstStep = (person: Person, { email, password }: { email: string; password: string }) =>
  person.post<{ code?: string }>("/api/auth/sign-in/email", { email, password });
const secondStep = (person: Person, code: string) =>
  person.post<{ code?: string }>("/api/auth/second-factor/sign-in", { code });
const isSignedIn = async (person: Person) => (await person.get<Me>("/api/me")).body.user?.isGuest === false;
const stateOf = async (person: Person) => (await person.get<FactorState>("/api/auth/second-factor")).body;

/** Returns a visitor who has typed the password of this account. */
async function afterFirstStep(member: MemberWithFactor, at = app): Promise<Person> {
  const person = at.visitor();
  expect((await firstStep(person, member)).error?.code).toBe("second_factor_required");
  return person;
}

describe("setting a second factor up", () => {
  it("guards nothing until the first right code, and shows ten recovery codes once", async () => {
    const member = await signUp(app);
    const { body: begun } = await member.post<NewFactor>("/api/auth/second-factor/begin", {});
    expect(begun.address).toContain(`secret=${begun.secret}&issuer=Rubber%20Arcana`);
    expect(await stateOf(member)).toEqual({ since: null, codesLeft: 0 });
    expect((await firstStep(app.visitor(), member)).status).toBe(200);
    const wrong = await member.post("/api/auth/second-factor/confirm", { code: "000000" });
    expect(wrong).toMatchObject({ status: 400, error: { code: "wrong_code", field: "code" } });
    const whole = await signUpWithFactor(app, clock);
    expect(new Set(whole.recoveryCodes).size).toBe(10);
    for (const code of whole.recoveryCodes) expect(code).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect(await stateOf(whole)).toMatchObject({ codesLeft: 10 });
    const again = await whole.post("/api/auth/second-factor/begin", {});
    expect(again).toMatchObject({ status: 409, error: { code: "second_factor_is_on" } });
  });

  it("needs an account", async () => {
    const statuses = [];
    for (const person of [app.visitor(), await beginAsGuest(app)])
      for (const path of ["begin", "confirm", "recovery-codes", "remove"])
        statuses.push((await person.post(`/api/auth/second-factor/${path}`, { code: "123456" })).status);
    expect(new Set(statuses)).toEqual(new Set([401, 403]));
  });

  it("needs a proof of the last ten minutes, as a passkey does", async () => {
    const member = await signUp(app);
    clock.advance(10 * 60_000 + 1);
    for (const path of ["second-factor/begin", "passkeys/begin"])
      expect(await member.post(`/api/auth/${path}`, {})).toMatchObject({
        status: 403,
        error: { code: "proof_required" },
      });
    await member.post("/api/auth/prove", { password: member.password });
    expect((await member.post("/api/auth/second-factor/begin", {})).status).toBe(200);
  });

  it("stores neither the secret nor a recovery code as it is", async () => {
    const member = await signUpWithFactor(app, clock);
    const { authPool } = app.dependencies.database;
    const factors = await authPool.query("select * from auth.second_factor where user_id = $1", [
      member.userId,
    ]);
    const codes = await authPool.query("select * from auth.recovery_code where user_id = $1", [
      member.userId,
    ]);
    const stored = JSON.stringify([factors.rows, codes.rows]);
    expect(codes.rows).toHaveLength(10);
    for (const plain of [member.secret, ...member.recoveryCodes]) {
      expect(stored).not.toContain(plain);
      expect(stored).not.toContain(plain.replaceAll("-", ""));
    }
  });
});

describe("the second step of a sign-in", () => {
  it("opens the session with a code of the app, and its challenge works in this browser only", async () => {
    const member = await signUpWithFactor(app, clock);
    const person = await afterFirstStep(member);
    const code = await member.nextCode();
    expect(await secondStep(app.visitor(), code)).toMatchObject({
      status: 401,
      error: { code: "second_step_over" },
    });
    expect((await secondStep(person, code)).status).toBe(200);
    expect(await isSignedIn(person)).toBe(true);
    expect(person.cookieHeader()).toContain("rubber-arcana.device=");
    expect(person.cookieHeader()).not.toContain("second_step");
  });

  it("accepts a code once, in all processes, also if 20 requests send it at the same moment", async () => {
    const member = await signUpWithFactor(app, clock);
    const browsers = [await afterFirstStep(member), await afterFirstStep(member, otherProcess)];
    const tabs = browsers.flatMap((browser) => Array.from({ length: 10 }, () => browser.inAnotherTab()));
    const code = await member.nextCode();
    const answers = await Promise.all(tabs.map((tab) => secondStep(tab, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refusals = answers.flatMap(({ status, error }) => (status === 200 ? [] : [error?.code]));
    // A request that begins after the one that was right finds its step over.
    expect(["wrong_code", "second_step_over"]).toEqual(expect.arrayContaining([...new Set(refusals)]));
    const former = await codeAt(member.secret, new Date(clock.now().getTime() - 30_000));
    expect((await secondStep(await afterFirstStep(member), former)).error?.code).toBe("wrong_code");
  });

  it("accepts each recovery code once, in all processes, however it is written", async () => {
    const member = await signUpWithFactor(app, clock);
    const [code = "", other = ""] = member.recoveryCodes;
    const people = await Promise.all(
      [1, 2, 3, 4].map((n) => afterFirstStep(member, n % 2 ? app : otherProcess)),
    );
    const answers = await Promise.all(people.map((person) => secondStep(person, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
    const written = ` ${other.toUpperCase().replaceAll("-", " ")} `;
    expect((await secondStep(await afterFirstStep(member), written)).status).toBe(200);
    expect(await stateOf(member)).toMatchObject({ codesLeft: 8 });
  });

  it("ends after ten minutes, and after ten wrong codes", async () => {
    const member = await signUpWithFactor(app, clock);
    const late = await afterFirstStep(member);
    clock.advance(10 * 60_000 + 1);
    expect((await secondStep(late, await member.nextCode())).error?.code).toBe("second_step_over");
    const guesser = await afterFirstStep(member);
    for (let tries = 0; tries < 10; tries += 1)
      expect((await secondStep(guesser, "000000")).error?.code).toBe("wrong_code");
    expect((await secondStep(guesser, await member.nextCode())).error?.code).toBe("second_step_over");
    expect(await isSignedIn(guesser)).toBe(false);
  });

  it("allows fifty wrong codes a day, and recovery codes beyond them", async () => {
    const member = await signUpWithFactor(app, clock);
    await app.dependencies.database.authPool.query(
      "update auth.second_factor set tries = 50 where user_id = $1",
      [member.userId],
    );
    const person = await afterFirstStep(member);
    const refused = await secondStep(person, await member.nextCode());
    expect(refused).toMatchObject({ status: 429, error: { code: "too_many_codes" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(80_000);
    expect((await secondStep(person, member.recoveryCodes[0] ?? "")).status).toBe(200);
    clock.advance(DAY_MS);
    expect((await secondStep(await afterFirstStep(member), await member.nextCode())).status).toBe(200);
  });

  it("is worth nothing after the password was changed", async () => {
    const member = await signUpWithFactor(app, clock);
    const thief = await afterFirstStep(member);
    const changed = { currentPassword: member.password, newPassword: "a heron with a lantern" };
    expect((await member.post("/api/auth/change-password", changed)).status).toBe(200);
    expect(await isSignedIn(member)).toBe(true);
    expect((await secondStep(thief, await member.nextCode())).error?.code).toBe("second_step_over");
  });
});

describe("a second factor", () => {
  /** Sets a new password by a letter's link, and returns the answer of a sign-in with it. */
  async function resetAndSignIn(email: string) {
    await app.visitor().post("/api/auth/request-password-reset", { email, redirectTo: "/reset-password" });
    const token = resetTokenIn((await lettersTo(app, email)).at(-1));
    const password = "a heron with a lantern";
    const reset = await app.visitor().post("/api/auth/reset-password", { token, newPassword: password });
    expect(reset.status).toBe(200);
    return await firstStep(app.visitor(), { email, password });
  }

  it("stays when the password of a confirmed address is reset by mail, once it has been on for a week", async () => {
    const member = await signUpWithFactor(app, clock);
    const { authPool } = app.dependencies.database;
    await authPool.query('update auth."user" set email_verified = true where id = $1', [member.userId]);
    clock.advance(7 * DAY_MS);
    expect((await resetAndSignIn(member.email)).error?.code).toBe("second_factor_required");
  });

  it("that somebody turned on in the last seven days ends with a reset by mail", async () => {
    const member = await signUpWithFactor(app, clock);
    const { authPool } = app.dependencies.database;
    await authPool.query('update auth."user" set email_verified = true where id = $1', [member.userId]);
    clock.advance(7 * DAY_MS - 1000);
    expect((await resetAndSignIn(member.email)).status).toBe(200);
  });

  it("that was added before anybody confirmed the address ends with a reset by mail, and passkeys too", async () => {
    const member = await signUpWithFactor(app, clock);
    const { authPool } = app.dependencies.database;
    await authPool.query(
      `insert into auth.passkey (id, user_id, credential_id, public_key, sealed_name, created_at)
       values ($1, $2, $3, '', '', now())`,
      [newId(), member.userId, newId()],
    );
    expect((await resetAndSignIn(member.email)).status).toBe(200);
    const { rows } = await authPool.query(
      `select u.email_verified, (select count(*)::int from auth.passkey p where p.user_id = u.id) as passkeys
       from auth."user" u where u.id = $1`,
      [member.userId],
    );
    expect(rows).toEqual([{ email_verified: true, passkeys: 0 }]);
  });

  it("is removed with a code only, and its recovery codes with it", async () => {
    const member = await signUpWithFactor(app, clock);
    const wrong = await member.post("/api/auth/second-factor/remove", { code: "000000" });
    expect(wrong).toMatchObject({ status: 400, error: { code: "wrong_code" } });
    const [code] = member.recoveryCodes;
    expect((await member.post("/api/auth/second-factor/remove", { code })).status).toBe(200);
    expect(await stateOf(member)).toEqual({ since: null, codesLeft: 0 });
    expect((await firstStep(app.visitor(), member)).status).toBe(200);
  });

  it("gets new recovery codes for a code, and the former ones end", async () => {
    const member = await signUpWithFactor(app, clock);
    const [former = ""] = member.recoveryCodes;
    const code = await member.nextCode();
    const renewed = await member.post<RecoveryCodes>("/api/auth/second-factor/recovery-codes", { code });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await secondStep(await afterFirstStep(member), former)).error?.code).toBe("wrong_code");
    const [fresh = ""] = renewed.body.recoveryCodes;
    expect((await secondStep(await afterFirstStep(member), fresh)).status).toBe(200);
  });
});
