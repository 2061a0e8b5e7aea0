import { beforeAll, describe, expect, it } from "vitest";
import type { Me } from "#contract/session.ts";
import { SESSION_KEPT_DAYS } from "#domain/plans/kept.ts";
import { lettersTo, resetTokenIn } from "#test-support/letters.ts";
import type { Person } from "#test-support/person.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { newId } from "../db/ids.ts";
import { NETWORK_LIMITS } from "./limits.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

const PASSWORD = "four drafts, no owner";
const someAddress = () => `${newId()}@example.org`;
const signUp = (person: Person, email: string, password = PASSWORD) =>
  person.post("/api/auth/sign-up/email", { email, password, name: "" });
const signIn = (person: Person, email: string, password = PASSWORD) =>
  person.post<{ code?: string; message?: string }>("/api/auth/sign-in/email", { email, password });
const beGuest = (person: Person) => person.post("/api/auth/sign-in/anonymous", {});
const me = async (person: Person) => (await person.get<Me>("/api/me")).body;
const agree = (person: Person, timeZone?: string) =>
  person.put<Me>("/api/me/consent", { terms: true, age16: true, timeZone });

describe("an account", () => {
  it("can be created, signed out of and signed in to again", async () => {
    const person = app.visitor();
    const email = someAddress();
    expect((await signUp(person, email)).status).toBe(200);
    expect(await me(person)).toMatchObject({
      user: { email, isGuest: false, isEmailVerified: false },
      plan: "free",
    });
    expect((await person.post("/api/auth/sign-out", {})).status).toBe(200);
    expect((await me(person)).user).toBeNull();
    expect((await signIn(person, email.toUpperCase())).status).toBe(200);
    expect((await me(person)).user?.email).toBe(email);
  });

  it("has a cookie that scripts cannot read and other sites cannot send", async () => {
    const { headers } = await signUp(app.visitor(), someAddress());
    const cookie = headers.getSetCookie().find((each) => each.includes("session_token"));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).not.toMatch(/Secure/i);
  });

  it("reveals no session token to scripts, not even its own", async () => {
    const person = app.visitor();
    await signUp(person, someAddress());
    expect((await person.get("/api/auth/list-sessions")).status).toBe(404);
    const { body } = await person.get<unknown>("/api/account/devices");
    expect(JSON.stringify(body)).not.toContain("token");
  });

  it("does not reveal to a stranger whether the address or the password was wrong", async () => {
    const email = someAddress();
    await signUp(app.visitor(), email);
    const wrongPassword = await signIn(app.visitor(), email, "a wrong password");
    const unknownAddress = await signIn(app.visitor(), someAddress());
    expect(wrongPassword.status).toBe(401);
    expect(wrongPassword.body).toEqual(unknownAddress.body);
    expect(unknownAddress.status).toBe(401);
  });

  it("refuses a short password with the reason", async () => {
    const answer = await signUp(app.visitor(), someAddress(), "short");
    expect(answer).toMatchObject({ status: 400, error: { code: "password_too_short" } });
  });

  it("answers refusals in the common error format", async () => {
    const { error } = await signIn(app.visitor(), someAddress(), "a wrong password");
    expect(error).toEqual({ code: "invalid_email_or_password", message: "Invalid email or password" });
    expect(await app.visitor().get("/api/auth/nothing")).toMatchObject({
      status: 404,
      error: { code: "not_found", message: "There is nothing at this address." },
    });
  });

  it("can be created by a program that sends no origin", async () => {
    const answer = await fetch(new URL("/api/auth/sign-up/email", app.url), {
      method: "POST",
      headers: { "content-type": "application/json", "sec-fetch-mode": "cors" },
      body: JSON.stringify({ email: someAddress(), password: PASSWORD }),
    });
    expect(answer.status).toBe(200);
  });

  it("stores no name outside the encrypted profile", async () => {
    const email = someAddress();
    await app
      .visitor()
      .post("/api/auth/sign-up/email", { email, password: PASSWORD, name: "Dana Quackenbush" });
    const { rows } = await app.dependencies.database.authPool.query(
      `select name, image from auth."user" where email = $1`,
      [email],
    );
    expect(rows).toEqual([{ name: "", image: null }]);
  });

  it("is signed out in every tab at once, and a forged cookie gives no access", async () => {
    const person = app.visitor();
    await signUp(person, someAddress());
    const tab = person.inAnotherTab();
    await person.post("/api/auth/sign-out", {});
    expect((await me(tab)).user).toBeNull();
    const forger = app.visitor();
    forger.setCookie("rubber-arcana.session_token", "abc.ZGVm");
    const trips = await app.roundTrips(async () => expect((await me(forger)).user).toBeNull());
    expect(trips).toBe(0);
  });

  it("takes one round trip for the session and one for its description", async () => {
    const person = app.visitor();
    await signUp(person, someAddress());
    await me(person);
    expect(await app.roundTrips(() => me(person))).toBe(2);
  });

  it("stays signed in while it is used: a session of yesterday is extended to its full time", async () => {
    const person = app.visitor();
    await signUp(person, someAddress());
    const userId = (await me(person)).user?.id;
    const daysLeft = async (change = "interval '0'") => {
      const { rows } = await app.dependencies.database.authPool.query<{ days: number }>(
        `update auth.session set expires_at = expires_at - ${change} where user_id = $1
         returning round(extract(epoch from expires_at - now()) / 86400)::int as days`,
        [userId],
      );
      return rows[0]?.days;
    };
    const whole = await daysLeft();
    expect(await daysLeft("interval '25 hours'")).toBe(SESSION_KEPT_DAYS - 1);
    await person.get("/api/auth/get-session");
    expect([await daysLeft(), whole]).toEqual([SESSION_KEPT_DAYS, SESSION_KEPT_DAYS]);
  });

  it("gets a new password through a mailed link, which ends other sessions", async () => {
    const person = app.visitor();
    const email = someAddress();
    await signUp(person, email);
    const asked = await app
      .visitor()
      .post("/api/auth/request-password-reset", { email, redirectTo: "/reset-password" });
    expect(asked.status).toBe(200);
    const letter = (await lettersTo(app, email)).at(-1) ?? "";
    const token = resetTokenIn(letter);
    const changed = await app
      .visitor()
      .post("/api/auth/reset-password", { newPassword: "another long one", token });
    expect(changed.status).toBe(200);
    expect((await me(person)).user).toBeNull();
    expect((await signIn(app.visitor(), email, "another long one")).status).toBe(200);
  });
});

describe("a page of another site", () => {
  it("cannot sign anybody in or out", async () => {
    const answer = await app
      .visitor()
      .post("/api/auth/sign-in/anonymous", {}, { headers: { origin: "https://pond.example" } });
    expect(answer).toMatchObject({ status: 403, error: { code: "forbidden_origin" } });
  });
});

describe("a guest", () => {
  it("gets a session with one click and without an address", async () => {
    const guest = app.visitor();
    expect((await beGuest(guest)).status).toBe(200);
    expect(await me(guest)).toMatchObject({
      user: { isGuest: true, email: null },
      plan: "guest",
      insightsToday: { limit: 1, left: 1 },
    });
  });

  it("stays the same guest after a second click", async () => {
    const guest = app.visitor();
    await beGuest(guest);
    const first = await me(guest);
    await beGuest(guest);
    expect((await me(guest)).user?.id).toBe(first.user?.id);
  });

  it("becomes an account at sign-up: same id, new session, and the old cookie is invalid", async () => {
    const guest = app.visitor();
    await beGuest(guest);
    await agree(guest, "Europe/Berlin");
    const before = await me(guest);
    const oldTab = guest.inAnotherTab();
    const email = someAddress();
    expect((await signUp(guest, email)).status).toBe(200);
    const after = await me(guest);
    expect(after.user).toMatchObject({ id: before.user?.id, email, isGuest: false });
    expect(after).toMatchObject({ plan: "free", isConsentCurrent: true, timeZone: "Europe/Berlin" });
    expect((await me(oldTab)).user).toBeNull();
    expect((await signIn(app.visitor(), email)).status).toBe(200);
  });

  it("stays a guest when the sign-up fails", async () => {
    const guest = app.visitor();
    await beGuest(guest);
    const before = await me(guest);
    expect((await signUp(guest, someAddress(), "short")).status).toBe(400);
    expect((await me(guest)).user).toEqual(before.user);
  });

  it("is limited per network", async () => {
    const network = app.visitor();
    const statuses: number[] = [];
    for (let count = 0; count <= NETWORK_LIMITS["/sign-in/anonymous"].max; count += 1) {
      const stranger = app.visitor();
      stranger.networkAddress = network.networkAddress;
      statuses.push((await beGuest(stranger)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(
      NETWORK_LIMITS["/sign-in/anonymous"].max,
    );
    expect(statuses.at(-1)).toBe(429);
    expect((await beGuest(app.visitor())).status).toBe(200);
  });
});

describe("consent", () => {
  it("needs both boxes, and the error names the missing one", async () => {
    const guest = app.visitor();
    await beGuest(guest);
    const refused = await guest.put("/api/me/consent", { terms: true, age16: false });
    expect(refused).toMatchObject({ status: 400, error: { code: "invalid_input", field: "age16" } });
    expect((await agree(guest)).body).toMatchObject({
      isConsentCurrent: true,
      consent: { version: "terms-1" },
    });
  });

  it("stores the first time zone that was sent", async () => {
    const guest = app.visitor();
    await beGuest(guest);
    expect((await agree(guest, "Asia/Tokyo")).body.timeZone).toBe("Asia/Tokyo");
    expect((await agree(guest, "Europe/Berlin")).body.timeZone).toBe("Asia/Tokyo");
  });

  it("succeeds with an unknown time zone and ignores it", async () => {
    const guest = app.visitor();
    await beGuest(guest);
    expect(await agree(guest, "Mars/Olympus")).toMatchObject({ status: 200, body: { timeZone: null } });
  });
});
