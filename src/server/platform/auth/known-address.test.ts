import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Me } from "#contract/session.ts";
import type { SignedUp } from "#contract/sign-in.ts";
import { beginAsGuest, signUp } from "#test-support/factories.ts";
import { confirmAddress, lettersTo, resetTokenIn, sendLetters } from "#test-support/letters.ts";
import type { Answer, Person } from "#test-support/person.ts";
import { recordStatements } from "#test-support/record-statements.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { newId } from "../db/ids.ts";

const OTHER_PASSWORD = "a heron with a lantern";

let app: TestApp;
let statements: string[];
beforeAll(async () => {
  app = await createTestApp({ hasMailServer: true });
  statements = recordStatements(app);
});

const someAddress = () => `${newId()}@example.org`;
const me = async (person: Person) => (await person.get<Me>("/api/me")).body;
const enter = (person: Person, email: string, password = OTHER_PASSWORD) =>
  person.post("/api/auth/sign-in/email", { email, password });
const register = (person: Person, email: string, password = OTHER_PASSWORD) =>
  person.post<SignedUp>("/api/auth/sign-up/email", { email, password, name: "" });

/**
 * Returns what a stranger can observe of an answer, and the statements that the request caused, without ids and times.
 */
async function observe(ask: () => Promise<Answer>) {
  statements.length = 0;
  const mail = vi.spyOn(app.dependencies.mail, "send");
  const { status, headers, body } = await ask();
  const sent = [...statements];
  expect(mail).not.toHaveBeenCalled();
  mail.mockRestore();
  const cookies = headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, ""));
  const lengths = headers.getSetCookie().map((cookie) => decodeURIComponent(cookie).length);
  const names = [...headers.keys()].toSorted();
  const shape = JSON.stringify(body)
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "<id>")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "<time>");
  return { status, cookies, lengths, names, length: headers.get("content-length"), shape, sent };
}

/** Returns a new visitor, so that each request meets fresh rate limits. */
const alone = () => app.visitor();

describe("an address with an account and one without", () => {
  const requests: Record<string, (email: string) => Promise<Answer>> = {
    "a reset": (email) =>
      alone().post("/api/auth/request-password-reset", { email, redirectTo: "/reset-password" }),
    "another letter to confirm it": (email) =>
      alone().post("/api/auth/send-verification-email", { email, callbackURL: "/" }),
    "a wrong password": (email) => enter(alone(), email),
    "a sign-up": (email) => register(alone(), email),
    "a code and a link to sign in": (email) =>
      alone().post("/api/auth/send-sign-in-mail", { email, callbackURL: "/" }),
    "a wrong code": (email) => alone().post("/api/auth/sign-in/mail-code", { email, code: "000000" }),
  };

  it.each(Object.entries(requests))(
    "get the same bytes, headers and statements for %s, without the mail server",
    async (_name, ask) => {
      const member = await signUp(app);
      await observe(() => ask(someAddress()));
      const known = await observe(() => ask(member.email));
      const unknown = await observe(() => ask(someAddress()));
      expect(known.sent.length).toBeGreaterThan(1);
      expect(known).toEqual(unknown);
    },
  );

  it("look the same to somebody who signs up and tries the password that they chose", async () => {
    const member = await signUp(app);
    const seen = [];
    for (const email of [member.email, someAddress()]) {
      const person = app.visitor();
      expect((await register(person, email)).body).toEqual({ user: null });
      expect((await me(person)).user).toBeNull();
      const asked = { email, callbackURL: "/" };
      expect((await person.post("/api/auth/send-verification-email", asked)).status).toBe(200);
      seen.push(await observe(() => enter(person, email)));
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]?.status).toBe(401);
  });
});

describe("signing up with an address that already has an account", () => {
  const countUsers = async () =>
    (await app.dependencies.database.authPool.query('select from auth."user"')).rowCount;

  it("makes no account, reveals nothing of the first, and sends a letter that says there is one", async () => {
    const member = await signUp(app);
    const before = await countUsers();
    const stranger = app.visitor();
    await register(stranger, member.email);
    const letters = await lettersTo(app, member.email);
    expect(letters.at(-1)).toContain("Subject: You already have an account");
    expect(letters.at(-1)).not.toContain("confirm-address");
    expect(await countUsers()).toBe(before);
    expect((await me(stranger)).user).toBeNull();
    expect((await me(member)).user?.id).toBe(member.userId);
  });

  it("begins no session, even with the password of the account", async () => {
    const member = await signUp(app);
    const person = app.visitor();
    const { status, body } = await register(person, member.email.toUpperCase(), member.password);
    expect([status, body.user]).toEqual([200, null]);
    expect((await me(person)).user).toBeNull();
  });

  it("leaves a guest the guest that they are", async () => {
    const member = await signUp(app);
    const guest = await beginAsGuest(app);
    await register(guest, member.email);
    await sendLetters(app);
    expect((await me(guest)).user).toMatchObject({ id: guest.userId, isGuest: true, email: null });
  });

  it("never confirms, changes or resets the account, and leads to no account with its address", async () => {
    const member = await signUp(app);
    const before = (await me(member)).user;
    for (let count = 0; count < 3; count += 1) await register(app.visitor(), member.email);
    const links = (await lettersTo(app, member.email)).filter((letter) => letter.includes("#token="));
    expect(links).toHaveLength(1);
    expect((await confirmAddress(app.visitor(), links[0])).error?.code).toBe("invalid_token");
    expect((await me(member)).user).toEqual(before);
    expect((await enter(app.visitor(), member.email)).status).toBe(401);
    expect((await enter(app.visitor(), member.email, member.password)).status).toBe(200);
  });

  it("makes one once that account is deleted", async () => {
    const member = await signUp(app);
    await member.request("DELETE", "/api/account", { password: member.password });
    const next = app.visitor();
    await register(next, member.email);
    const letter = (await lettersTo(app, member.email)).at(-1);
    expect(letter).toContain("Is this your email address?");
    expect((await confirmAddress(next, letter)).status).toBe(200);
    const { user } = await me(next);
    expect(user).toMatchObject({ email: member.email, isEmailVerified: true });
    expect(user?.id).not.toBe(member.userId);
  });
});

describe("a new password", () => {
  it.each([
    ["password1", "most used"],
    ["abcabcabcabc", "repeats"],
    ["87654321qwertyuiop", "follows the keyboard"],
    ["RubberArcana1", "this site’s name"],
  ])("such as %s is refused at sign-up, change and reset, with the reason", async (weak, reason) => {
    const refusal = {
      status: 400,
      error: { code: "password_too_weak", field: "password", message: expect.stringContaining(reason) },
    };
    expect(await register(app.visitor(), someAddress(), weak)).toMatchObject(refusal);
    const member = await signUp(app);
    const change = { currentPassword: member.password, newPassword: weak };
    expect(await member.post("/api/auth/change-password", change)).toMatchObject(refusal);
    await app.visitor().post("/api/auth/request-password-reset", { email: member.email });
    const token = resetTokenIn((await lettersTo(app, member.email)).at(-1));
    const reset = await app.visitor().post("/api/auth/reset-password", { token, newPassword: weak });
    expect(reset).toMatchObject(refusal);
  });
});
