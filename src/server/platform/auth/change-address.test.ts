import { beforeAll, describe, expect, it } from "vitest";
import type { Me } from "#contract/session.ts";
import { beginAsGuest, signUp } from "#test-support/factories.ts";
import { confirmAddress, lettersTo as lettersIn, linkParts } from "#test-support/letters.ts";
import type { Person } from "#test-support/person.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { newId } from "../db/ids.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

const someAddress = () => `${newId()}@example.org`;
const me = async (person: Person) => (await person.get<Me>("/api/me")).body.user;

const lettersTo = (address: string) => lettersIn(app, address);

async function moveTo(person: Person, newEmail: string, password: string) {
  return await person.post("/api/auth/change-email", { newEmail, password, callbackURL: "/preferences" });
}

describe("a new address", () => {
  it("applies once its letter's link is opened, and the old address gets a letter that does not name it", async () => {
    const person = await signUp(app);
    expect((await confirmAddress(person, (await lettersTo(person.email)).at(-1))).status).toBe(200);
    const address = someAddress();
    expect((await moveTo(person, address, person.password)).status).toBe(200);
    expect((await me(person))?.email).toBe(person.email);
    expect((await lettersTo(person.email)).some((letter) => letter.includes("another email address"))).toBe(
      true,
    );
    expect((await lettersTo(person.email)).join()).not.toContain(address);
    const [letter] = await lettersTo(address);
    expect(letter).toContain("wants to be reached here");
    expect(linkParts(letter, "/confirm-address").get("to")).toBe("/preferences");
    expect((await confirmAddress(person, letter)).status).toBe(200);
    expect(await me(person)).toMatchObject({ email: address, isEmailVerified: true });
  });

  it("is the last one that was asked for, and its link works once", async () => {
    const person = await signUp(app);
    const [first, second] = [someAddress(), someAddress()];
    await moveTo(person, first, person.password);
    const [letter] = await lettersTo(first);
    await moveTo(person, second, person.password);
    const [later] = await lettersTo(second);
    expect((await confirmAddress(person, letter)).error?.code).toBe("invalid_token");
    expect((await confirmAddress(person, later)).status).toBe(200);
    expect((await confirmAddress(person, later)).error?.code).toBe("invalid_token");
    expect((await me(person))?.email).toBe(second);
  });

  it("is set only in a browser that is signed in to the account", async () => {
    const [person, other] = [await signUp(app), await signUp(app)];
    const address = someAddress();
    await moveTo(person, address, person.password);
    const [letter] = await lettersTo(address);
    expect((await confirmAddress(app.visitor(), letter)).error?.code).toBe("sign_in_first");
    expect((await confirmAddress(other, letter)).error?.code).toBe("invalid_user");
    expect((await confirmAddress(person, letter)).status).toBe(200);
  });

  it("is refused if another account has confirmed it meanwhile", async () => {
    const person = await signUp(app);
    const address = someAddress();
    await moveTo(person, address, person.password);
    const [letter] = await lettersTo(address);
    const other = await signUp(app, address);
    await confirmAddress(other, (await lettersTo(address)).at(-1));
    expect((await confirmAddress(person, letter)).error?.code).toBe("invalid_token");
    expect((await me(other))?.email).toBe(address);
  });

  it("needs the password, and must differ from the current one", async () => {
    const person = await signUp(app);
    const wrong = await moveTo(person, someAddress(), "not this one");
    expect(wrong).toMatchObject({ status: 400, error: { code: "invalid_password" } });
    const same = await moveTo(person, person.email.toUpperCase(), person.password);
    expect(same.error).toMatchObject({ code: "email_is_the_same" });
    expect((await moveTo(app.visitor(), someAddress(), "x")).status).toBe(401);
  });

  it("does not reveal whether it belongs to somebody", async () => {
    const [person, other] = [await signUp(app), await signUp(app)];
    const before = (await lettersTo(other.email)).length;
    const taken = await moveTo(person, other.email, person.password);
    const free = await moveTo(person, someAddress(), person.password);
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    expect(await lettersTo(other.email)).toHaveLength(before);
  });
});

describe("a new password", () => {
  const change = (person: Person, currentPassword: string, newPassword: string) =>
    person.post("/api/auth/change-password", { currentPassword, newPassword });

  it("ends every other session and keeps the current one", async () => {
    const person = await signUp(app);
    const elsewhere = app.visitor();
    await elsewhere.post("/api/auth/sign-in/email", { email: person.email, password: person.password });
    expect((await change(person, person.password, "a heron with a lantern")).status).toBe(200);
    expect((await me(person))?.email).toBe(person.email);
    expect(await me(elsewhere)).toBeNull();
  });

  it("cannot be set by a guest", async () => {
    const guest = await beginAsGuest(app);
    const answer = await guest.post("/api/auth/change-password", { newPassword: "a heron, a lantern" });
    expect(answer).toMatchObject({ status: 403, error: { code: "account_required" } });
  });

  it("is refused without the current one, and if it is too short", async () => {
    const person = await signUp(app);
    expect((await change(person, "not this one", "a heron with a lantern")).error?.code).toBe(
      "invalid_password",
    );
    expect((await change(person, person.password, "short")).error?.code).toBe("password_too_short");
    expect((await change(app.visitor(), "x", "a heron with a lantern")).status).toBe(401);
  });

  it("cannot be set by guessing the current one", async () => {
    const person = await signUp(app);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await change(person, `guess ${count}`, "a heron with a lantern")).status);
    expect(statuses.indexOf(429)).toBe(10);
  });
});

describe("signing out everywhere", () => {
  it("ends every session", async () => {
    const person = await signUp(app);
    const elsewhere = app.visitor();
    await elsewhere.post("/api/auth/sign-in/email", { email: person.email, password: person.password });
    expect((await person.post("/api/auth/revoke-sessions", {})).status).toBe(200);
    expect([await me(person), await me(elsewhere)]).toEqual([null, null]);
  });
});
