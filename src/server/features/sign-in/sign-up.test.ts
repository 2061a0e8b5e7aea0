import { beforeAll, describe, expect, it } from "vitest";
import type { Me } from "#contract/session.ts";
import { aBlock, beginAsGuest, signUp } from "#test-support/factories.ts";
import { confirmAddress, lettersTo, linkParts } from "#test-support/letters.ts";
import type { Person } from "#test-support/person.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { newId } from "../../platform/db/ids.ts";

const PASSWORD = "four drafts, no owner";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ hasMailServer: true });
});

const someAddress = () => `${newId()}@example.org`;
const ask = (person: Person, email: string, more: object = {}) =>
  person.post<{ user: { id: string } | null }>("/api/auth/sign-up/email", {
    email,
    password: PASSWORD,
    ...more,
  });
const me = async (person: Person) => (await person.get<Me>("/api/me")).body.user;
const enter = (email: string, password = PASSWORD) =>
  app.visitor().post("/api/auth/sign-in/email", { email, password });
const usersOf = async (email: string) =>
  (await app.dependencies.database.authPool.query('select from auth."user" where email = $1', [email]))
    .rowCount;

/** Asks for an account and resolves with the letter. */
async function letterFor(person: Person, email: string, more?: object): Promise<string> {
  expect((await ask(person, email, more)).body).toEqual({ user: null });
  return (await lettersTo(app, email)).at(-1) ?? "";
}

/** Opens the letter's link in another browser and types this password. */
const openElsewhere = (person: Person, letter: string, password?: string) =>
  person.post("/api/auth/confirm-address", {
    token: linkParts(letter, "/confirm-address").get("token"),
    password,
  });

describe("a sign-up", () => {
  it("makes no account and begins no session before its letter is opened", async () => {
    const email = someAddress();
    const person = app.visitor();
    const letter = await letterFor(person, email);
    expect(letter).toContain("Is this your email address?");
    expect(await usersOf(email)).toBe(0);
    expect(await me(person)).toBeNull();
    expect((await enter(email)).status).toBe(401);
  });

  it("signs in where it was asked for, with a confirmed address and the password", async () => {
    const email = someAddress();
    const person = app.visitor();
    const letter = await letterFor(person, email);
    expect((await confirmAddress(person, letter)).status).toBe(200);
    expect(await me(person)).toMatchObject({ email, isGuest: false, isEmailVerified: true });
    expect((await enter(email)).status).toBe(200);
  });

  it("leads on to the page that was wanted, and to none of another site", async () => {
    const letter = await letterFor(app.visitor(), someAddress(), { callbackURL: "/insights?limit=5" });
    expect(linkParts(letter, "/confirm-address").get("to")).toBe("/insights?limit=5");
    const refused = await ask(app.visitor(), someAddress(), { callbackURL: "https://pond.example/" });
    expect(refused).toMatchObject({ status: 400, error: { field: "callbackURL" } });
  });

  it("makes the guest of this browser the account: same id, and what they wrote", async () => {
    const guest = await beginAsGuest(app);
    const block = await aBlock(app, { userId: guest.userId });
    const oldTab = guest.inAnotherTab();
    const letter = await letterFor(guest, someAddress());
    expect(await me(guest)).toMatchObject({ id: guest.userId, isGuest: true });
    expect((await confirmAddress(guest, letter)).status).toBe(200);
    expect(await me(guest)).toMatchObject({ id: guest.userId, isGuest: false });
    expect((await guest.get(`/api/blocks/${block.id}`)).status).toBe(200);
    expect(await me(oldTab)).toBeNull();
  });

  it("makes the account of who is a guest here by then, also if they asked as a visitor", async () => {
    const person = app.visitor();
    const letter = await letterFor(person, someAddress());
    const { body } = await person.post<{ user: { id: string } }>("/api/auth/sign-in/anonymous", {});
    expect((await confirmAddress(person, letter)).status).toBe(200);
    expect(await me(person)).toMatchObject({ id: body.user.id, isGuest: false });
  });

  it("that is sent twice writes two letters, of which the first that is opened counts", async () => {
    const email = someAddress();
    const person = app.visitor();
    const first = await letterFor(person, email);
    const second = await letterFor(person, email);
    expect((await confirmAddress(person, second)).status).toBe(200);
    expect((await confirmAddress(person, first)).error?.code).toBe("invalid_token");
    expect(await usersOf(email)).toBe(1);
  });

  it("makes one account in ten parallel tries", async () => {
    const email = someAddress();
    const person = app.visitor();
    const letter = await letterFor(person, email);
    const tries = Array.from({ length: 10 }, () => confirmAddress(person.inAnotherTab(), letter));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, ...Array(9).fill(401)]);
    expect(await usersOf(email)).toBe(1);
  });

  it("ends after an hour", async () => {
    const person = app.visitor();
    const letter = await letterFor(person, someAddress());
    await app.dependencies.database.authPool.query(
      "update auth.verification set expires_at = expires_at - interval '1 hour'",
    );
    expect((await confirmAddress(person, letter)).error?.code).toBe("invalid_token");
  });

  it("is stored sealed, and its link as a hash", async () => {
    const email = someAddress();
    const letter = await letterFor(app.visitor(), email);
    const { rows } = await app.dependencies.database.authPool.query("select * from auth.verification");
    const stored = JSON.stringify(rows);
    expect(stored).toContain("sign-up:");
    expect(stored).not.toContain(email);
    expect(stored).not.toContain(linkParts(letter, "/confirm-address").get("token"));
  });
});

describe("the letter of a sign-up in another browser", () => {
  it("lets the person set the password, which a stranger who asked for the letter does not know, and signs in", async () => {
    const email = someAddress();
    const letter = await letterFor(app.visitor(), email);
    const phone = app.visitor();
    expect(await openElsewhere(phone, letter)).toMatchObject({
      status: 409,
      error: { code: "other_browser" },
    });
    expect((await openElsewhere(phone, letter, "short")).status).toBe(400);
    expect([await me(phone), await usersOf(email)]).toEqual([null, 0]);
    expect((await openElsewhere(phone, letter, "a heron with a lantern")).status).toBe(200);
    expect(await me(phone)).toMatchObject({ email, isEmailVerified: true });
    expect((await enter(email)).status).toBe(401);
    expect((await enter(email, "a heron with a lantern")).status).toBe(200);
  });

  it("asks for a password also in the same browser once the first person has signed out there", async () => {
    const visitor = app.visitor();
    const letter = await letterFor(visitor, someAddress());
    await visitor.post("/api/auth/sign-out", {});
    expect((await openElsewhere(visitor, letter)).error?.code).toBe("other_browser");
  });

  it("leaves the guest of the first browser a guest, whose rows move when they sign in there", async () => {
    const email = someAddress();
    const guest = await beginAsGuest(app);
    const letter = await letterFor(guest, email);
    const phone = app.visitor();
    expect((await openElsewhere(phone, letter, PASSWORD)).status).toBe(200);
    expect(await me(guest)).toMatchObject({ id: guest.userId, isGuest: true });
    expect((await guest.post("/api/auth/sign-in/email", { email, password: PASSWORD })).status).toBe(200);
    expect(await app.dependencies.auth.movedTo(guest.userId)).toBe((await me(phone))?.id);
  });

  it("makes nothing for the owner of an address who did not sign up, and does not keep them from it", async () => {
    const email = someAddress();
    const letter = await letterFor(app.visitor(), email);
    const owner = app.visitor();
    expect((await openElsewhere(owner, letter)).error?.code).toBe("other_browser");
    const own = await letterFor(owner, email, { password: "a lantern on the far shore" });
    expect((await confirmAddress(owner, own)).status).toBe(200);
    expect((await openElsewhere(app.visitor(), letter, PASSWORD)).error?.code).toBe("invalid_token");
    expect((await enter(email)).status).toBe(401);
    expect((await enter(email, "a lantern on the far shore")).status).toBe(200);
  });
});

describe("without a mail server, a sign-up", () => {
  let alone: TestApp;
  beforeAll(async () => {
    alone = await createTestApp();
  });

  it("begins at once, because no letter would come", async () => {
    const person = await signUp(alone);
    expect(await me(person)).toMatchObject({ id: person.userId, isEmailVerified: false });
  });

  it("says plainly that an address has an account", async () => {
    const { email, password } = await signUp(alone);
    const stranger = alone.visitor();
    for (const typed of ["a heron with a lantern", password]) {
      const answer = await ask(stranger, email, { password: typed });
      expect(answer).toMatchObject({ status: 409, error: { code: "email_taken", field: "email" } });
    }
    expect(await me(stranger)).toBeNull();
  });

  it("makes one account in ten parallel tries", async () => {
    const email = someAddress();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(alone.visitor(), email)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  });
});
