import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Me } from "#contract/session.ts";
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
  app = await createTestApp();
  statements = recordStatements(app);
});

const someAddress = () => `${newId()}@example.org`;
const me = async (person: Person) => (await person.get<Me>("/api/me")).body;
const enter = (person: Person, email: string, password = OTHER_PASSWORD) =>
  person.post("/api/auth/sign-in/email", { email, password });
const register = (person: Person, email: string, password = OTHER_PASSWORD) =>
  person.post<{ user: { id: string; email: string } }>("/api/auth/sign-up/email", {
    email,
    password,
    name: "",
  });

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

  it("look the same to somebody who signs up, signs out and signs in with the password they chose", async () => {
    const member = await signUp(app);
    const seen = [];
    for (const email of [member.email, someAddress()]) {
      const person = app.visitor();
      await register(person, email);
      expect((await me(person)).user).toMatchObject({ email, isEmailVerified: false, isGuest: false });
      const session = await person.get<{ user: { email: string } }>("/api/auth/get-session");
      expect(session.body.user.email).toBe(email);
      const asked = { email, callbackURL: "/" };
      expect((await person.post("/api/auth/send-verification-email", asked)).status).toBe(200);
      await person.post("/api/auth/sign-out", {});
      seen.push(await observe(() => enter(app.visitor(), email)));
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]?.status).toBe(200);
  });
});

describe("signing up with an address that already has an account", () => {
  it("creates another account, reveals nothing of the first, and sends a letter that says there is one", async () => {
    const member = await signUp(app);
    const stranger = app.visitor();
    const { body } = await register(stranger, member.email);
    expect(body.user.id).not.toBe(member.userId);
    const letters = await lettersTo(app, member.email);
    expect(letters.at(-1)).toContain("Subject: You already have an account");
    expect(letters.at(-1)).not.toContain("confirm-address");
    expect((await me(member)).user?.id).toBe(member.userId);
  });

  it("signs in to the existing account if the password matches", async () => {
    const member = await signUp(app);
    const { status, body } = await register(app.visitor(), member.email.toUpperCase(), member.password);
    expect([status, body.user.id]).toEqual([200, member.userId]);
  });

  it("keeps a guest's id and rows", async () => {
    const member = await signUp(app);
    const guest = await beginAsGuest(app);
    const { body } = await register(guest, member.email);
    expect(body.user).toMatchObject({ id: guest.userId, email: member.email });
  });

  it("creates one account for ten parallel requests with one password", async () => {
    const email = someAddress();
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(app.visitor(), email)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1);
  });

  it("never confirms, changes, resets or writes to the account that holds the address", async () => {
    const member = await signUp(app);
    const stranger = app.visitor();
    await register(stranger, member.email);
    await sendLetters(app);
    const newEmail = someAddress();
    const moving = await stranger.post("/api/auth/change-email", { newEmail, password: OTHER_PASSWORD });
    expect(moving.status).toBe(200);
    await confirmAddress(stranger, (await lettersTo(app, newEmail)).at(-1));
    expect((await me(member)).user).toMatchObject({ email: member.email, isEmailVerified: false });
    expect((await me(stranger)).user).toMatchObject({ email: newEmail, isEmailVerified: true });

    const other = app.visitor();
    await register(other, member.email, "four drafts, no owner");
    await other.request("DELETE", "/api/account", { password: "four drafts, no owner" });
    const letters = (await lettersTo(app, member.email)).join("\n");
    expect(letters).not.toMatch(/is gone|another email address/);
    expect((await enter(app.visitor(), member.email, member.password)).status).toBe(200);
  });

  it("gives the new account the address once the first account is deleted and the address is confirmed", async () => {
    const member = await signUp(app);
    const second = app.visitor();
    await register(second, member.email);
    await member.request("DELETE", "/api/account", { password: member.password });
    await second.post("/api/auth/send-verification-email", { email: member.email, callbackURL: "/" });
    await confirmAddress(second, (await lettersTo(app, member.email)).at(-1));
    expect((await me(second)).user).toMatchObject({ email: member.email, isEmailVerified: true });
  });

  it("signing up with an address whose account was deleted makes a holder of it, also where another account only claimed the address before", async () => {
    const member = await signUp(app);
    const claiming = app.visitor();
    await register(claiming, member.email);
    await member.request("DELETE", "/api/account", { password: member.password });
    await claiming.post("/api/auth/send-verification-email", { email: member.email });
    await sendLetters(app);
    const next = app.visitor();
    await register(next, member.email, "a third good password");
    const letter = (await lettersTo(app, member.email)).at(-1);
    expect(letter).toContain("Is this your email address?");
    expect((await confirmAddress(next, letter)).status).toBe(200);
    expect((await me(next)).user).toMatchObject({ email: member.email, isEmailVerified: true });
    expect((await enter(app.visitor(), member.email)).status).toBe(200);
  });
});

describe("a new password", () => {
  it("affects only one account of the address, and each opens with its own password", async () => {
    const member = await signUp(app);
    const second = app.visitor();
    await register(second, member.email);
    const change = { currentPassword: member.password, newPassword: "a lantern on the pond" };
    expect((await member.post("/api/auth/change-password", change)).status).toBe(200);
    const entered = async (password: string) => {
      const person = app.visitor();
      expect((await enter(person, member.email, password)).status).toBe(200);
      return (await me(person)).user?.id;
    };
    expect(await entered("a lantern on the pond")).toBe(member.userId);
    expect(await entered(OTHER_PASSWORD)).toBe((await me(second)).user?.id);
  });

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
