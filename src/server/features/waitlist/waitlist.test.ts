import pg from "pg";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Me } from "#contract/session.ts";
import { beginAsGuest, signUp } from "#test-support/factories.ts";
import { lettersTo, sendLetters, tokenIn } from "#test-support/letters.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { JOINS_OF_NETWORK, LETTERS_TO_ADDRESS } from "../../platform/auth/limits.ts";
import { newId } from "../../platform/db/ids.ts";
import { LetterNotSentError } from "../../platform/letters/post.ts";
import { forgetUnconfirmed } from "./forget-unconfirmed.ts";
import { inviteAddress } from "./invite-address.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const PASSWORD = "correct horse battery";
const clock = createTestClock("2026-11-20T12:00:00Z");

let app: TestApp;
/** A server on the same database that has no waitlist. */
let open: TestApp;
beforeAll(async () => {
  const AUTH_SECRET = "one for both processes";
  app = await createTestApp({ clock, settings: { WAITLIST: "on", AUTH_SECRET } });
  open = await createTestApp({ clock, settings: { AUTH_SECRET }, databaseUrl: app.databaseUrl });
});

const someAddress = () => `${newId()}@example.org`;
const join = (email: string, person = app.visitor()) => person.post("/api/waitlist", { email });
const confirm = (token: string) => app.visitor().post("/api/waitlist/confirm", { token });
const leave = (token: string) => app.visitor().post("/api/waitlist/leave", { token });
const lastLetterTo = async (address: string) => (await lettersTo(app, address)).at(-1);

async function rowOf(email: string) {
  const { rows } = await app.dependencies.database.authPool.query<Record<string, unknown>>(
    "select * from lookup.waitlist where email = $1",
    [email],
  );
  return rows[0];
}

async function invite(email: string) {
  const invitation = await inviteAddress(app.dependencies, email);
  return tokenIn(invitation?.link, "invitation");
}

const signUpWith = (email: string, invitation?: string) =>
  app.visitor().post("/api/auth/sign-up/email", { email, password: PASSWORD, name: "", invitation });

/** Returns a new address that has joined and confirmed. */
async function aWaitingAddress(): Promise<string> {
  const email = someAddress();
  await join(email);
  await confirm(tokenIn(await lastLetterTo(email), "confirm"));
  return email;
}

describe("an address on the waitlist", () => {
  it("gets a letter whose link confirms it once", async () => {
    const email = someAddress();
    expect(await join(email)).toMatchObject({ status: 200, body: { sent: true } });
    expect(await rowOf(email)).toMatchObject({ confirmed_at: null });
    const token = tokenIn(await lastLetterTo(email), "confirm");
    expect(JSON.stringify(await rowOf(email))).not.toContain(token);
    expect(await confirm(token)).toMatchObject({ status: 200, body: { confirmed: true } });
    expect(await rowOf(email)).toMatchObject({ confirmed_at: clock.now(), confirm_hash: null });
    const again = await confirm(token);
    expect(again).toMatchObject({
      status: 404,
      error: { message: "This link has been used or has expired." },
    });
  });

  it("is the same address in any case and with any spaces around it", async () => {
    const email = someAddress();
    await join(`  ${email.toUpperCase()} `);
    expect(await rowOf(email)).toBeDefined();
  });

  it("is refused when it is no e-mail address, and the field is named", async () => {
    const { status, error } = await join("a pond");
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: "invalid_input", field: "email" });
    expect(error?.message).toBe("This does not look like an email address.");
  });

  it("gets the same answer and a fitting letter, whether it is new, waits, is invited or has an account", async () => {
    const member = await signUp(open);
    const invited = someAddress();
    await invite(invited);
    const subjects = {
      [someAddress()]: "Your place on the waitlist",
      [await aWaitingAddress()]: "You are already on the waitlist",
      [invited]: "You are already invited",
      [member.email]: "You are already in",
    };
    for (const [address, subject] of Object.entries(subjects)) {
      const { status, body } = await join(address);
      expect([status, body]).toEqual([200, { sent: true }]);
      expect(await lastLetterTo(address)).toContain(`Subject: ${subject}`);
    }
    expect(await rowOf(member.email)).toBeUndefined();
  });

  it("may ask again, and then only the link of the newest letter works", async () => {
    const email = someAddress();
    await join(email);
    const first = tokenIn(await lastLetterTo(email), "confirm");
    await join(email);
    const second = tokenIn(await lastLetterTo(email), "confirm");
    expect((await confirm(first)).status).toBe(404);
    expect((await confirm(second)).status).toBe(200);
  });

  it("is removed by the link in any of its letters, and the answer does not reveal whether it was there", async () => {
    const email = await aWaitingAddress();
    const [letter] = await lettersTo(app, email);
    expect(await leave(tokenIn(letter, "leave"))).toMatchObject({ status: 200, body: { left: true } });
    expect(await rowOf(email)).toBeUndefined();
    expect(await leave("nobody's")).toMatchObject({ status: 200, body: { left: true } });
  });

  it("is deleted after a week without confirmation, and its link expires", async () => {
    const [silent, waiting] = [someAddress(), await aWaitingAddress()];
    await join(silent);
    const token = tokenIn(await lastLetterTo(silent), "confirm");
    clock.advance(7 * DAY_MS - 1);
    await forgetUnconfirmed(app.dependencies);
    expect(await rowOf(silent)).toBeDefined();
    clock.advance(2);
    expect((await confirm(token)).status).toBe(404);
    await forgetUnconfirmed(app.dependencies);
    expect(await rowOf(silent)).toBeUndefined();
    expect(await rowOf(waiting)).toBeDefined();
  });

  it("gets a limited number of letters, and a network can request a limited number", async () => {
    const email = someAddress();
    for (let asked = 0; asked < LETTERS_TO_ADDRESS.max; asked += 1) await join(email);
    const refused = await join(email);
    expect(refused).toMatchObject({ status: 429, error: { code: "rate_limited", retryAfter: 3600 } });
    expect(await lettersTo(app, email)).toHaveLength(LETTERS_TO_ADDRESS.max);
    clock.advance(HOUR_MS);
    expect((await join(email)).status).toBe(200);

    const network = app.visitor();
    for (let asked = 0; asked < JOINS_OF_NETWORK.max; asked += 1) await join(someAddress(), network);
    expect((await join(someAddress(), network)).status).toBe(429);
    expect((await join(someAddress())).status).toBe(200);
  });

  it("shares the limit of its network, which is a /64 for IPv6", async () => {
    const [one, other, elsewhere] = [app.visitor(), app.visitor(), app.visitor()];
    one.networkAddress = "2001:db8:0:1::1";
    other.networkAddress = "2001:db8:0:1:ffff::2";
    elsewhere.networkAddress = "2001:db8:0:2::1";
    for (let asked = 0; asked < JOINS_OF_NETWORK.max; asked += 1) await join(someAddress(), one);
    expect((await join(someAddress(), other)).status).toBe(429);
    expect((await join(someAddress(), elsewhere)).status).toBe(200);
  });

  it("gets the same answer when the mail server refuses its letter, which is retried and not named in the log", async () => {
    const email = someAddress();
    const send = vi.fn(() =>
      Promise.reject(Object.assign(new Error(`550 <${email}>`), { code: "EENVELOPE" })),
    );
    const mail = { ...app.dependencies.mail, send };
    const broken = await createTestApp({ settings: { WAITLIST: "on" }, parts: { mail } });
    const { status, body } = await join(email, broken.visitor());
    expect([status, body]).toEqual([200, { sent: true }]);
    expect(send).not.toHaveBeenCalled();
    await expect(sendLetters(broken)).rejects.toThrow(new LetterNotSentError("EENVELOPE"));
    expect(await broken.dependencies.post.waiting()).toHaveLength(1);
    expect(JSON.stringify(broken.logLines)).toContain("EENVELOPE");
    expect(JSON.stringify(broken.logLines)).not.toContain(email);
  });

  it("is refused with a hint to sign up when there is no waitlist", async () => {
    expect(await join(someAddress(), open.visitor())).toMatchObject({
      status: 404,
      error: { message: "There is no waitlist here. The door is open: sign up." },
    });
  });
});

describe("signing up", () => {
  it("succeeds when the address cannot be removed from the waitlist, and removes nothing for a guest", async () => {
    const broken = await createTestApp({ clock });
    const owner = new pg.Client({ connectionString: broken.databaseUrl });
    await owner.connect();
    await owner.query("alter table lookup.waitlist rename to lost");
    await owner.end();
    const failures = () => broken.logLines.filter(({ msg }) => String(msg).includes("off the waitlist"));
    await beginAsGuest(broken);
    expect(failures()).toEqual([]);
    await signUp(broken);
    expect(failures()).toHaveLength(1);
  });
});

describe("with a waitlist", () => {
  it("with a waitlist, an invitation returns its link even when the letter cannot be sent", async () => {
    const email = someAddress();
    const failing = vi.spyOn(app.dependencies.mail, "send").mockRejectedValueOnce(new Error("no mail today"));
    const invitation = await inviteAddress(app.dependencies, email);
    expect(failing).toHaveBeenCalledOnce();
    failing.mockRestore();
    expect(invitation).toMatchObject({ mailError: new LetterNotSentError("Error") });
    expect(await lastLetterTo(email)).toContain("Subject: It is your turn");
    expect((await signUpWith(email, tokenIn(invitation?.link, "invitation"))).status).toBe(200);
  });

  it("with a waitlist, nobody can sign up without an invitation or begin as a guest", async () => {
    const refusal = {
      code: "waitlist",
      message: "Sign-up is by invitation for now. Join the waitlist, and we’ll email you.",
    };
    expect(await signUpWith(await aWaitingAddress())).toMatchObject({ status: 403, error: refusal });
    expect(await app.visitor().post("/api/auth/sign-in/anonymous", {})).toMatchObject({
      status: 403,
      error: refusal,
    });
  });

  it("with a waitlist, people with an account can sign in", async () => {
    const { email, password } = await signUp(open);
    expect((await app.visitor().post("/api/auth/sign-in/email", { email, password })).status).toBe(200);
  });

  it("with a waitlist, an invitation lets its address sign up once and is then removed from the list", async () => {
    const email = await aWaitingAddress();
    const token = await invite(email);
    expect(await lastLetterTo(email)).toContain(`invitation=${token}`);
    expect((await signUpWith(email.toUpperCase(), token)).status).toBe(200);
    expect(await rowOf(email)).toBeUndefined();
    expect((await signUpWith(email, token)).status).toBe(403);
  });

  it("with a waitlist, an invitation confirms its address, of which no further letter asks", async () => {
    const email = await aWaitingAddress();
    const token = await invite(email);
    const letters = (await lettersTo(app, email)).length;
    const person = app.visitor();
    await person.post("/api/auth/sign-up/email", { email, password: PASSWORD, name: "", invitation: token });
    expect((await person.get<Me>("/api/me")).body.user).toMatchObject({ email, isEmailVerified: true });
    expect(await lettersTo(app, email)).toHaveLength(letters);
  });

  it("with a waitlist, an invitation still works after a password that was too short", async () => {
    const email = someAddress();
    const token = await invite(email);
    const short = await app
      .visitor()
      .post("/api/auth/sign-up/email", { email, password: "short", name: "", invitation: token });
    expect(short.status).toBe(400);
    expect((await signUpWith(email, token)).status).toBe(200);
  });

  it("with a waitlist, an invitation is valid for one address and two weeks, and a newer one replaces it", async () => {
    const refusal = { status: 403, error: { code: "invitation" } };
    const email = someAddress();
    const former = await invite(email);
    const token = await invite(email);
    expect(await signUpWith(someAddress(), token)).toMatchObject(refusal);
    expect(await signUpWith(email, former)).toMatchObject(refusal);
    clock.advance(14 * DAY_MS);
    expect(await signUpWith(email, token)).toMatchObject(refusal);
    clock.advance(1);
    await forgetUnconfirmed(app.dependencies);
    expect(await rowOf(email)).toBeUndefined();
  });

  it("with a waitlist, an address with an account cannot be invited", async () => {
    const { email } = await signUp(open);
    expect(await inviteAddress(app.dependencies, email)).toBeNull();
  });
});

describe("without a waitlist", () => {
  it("without a waitlist, signing up removes the address from the list", async () => {
    const email = await aWaitingAddress();
    await signUp(open, email);
    expect(await rowOf(email)).toBeUndefined();
  });

  it("without a waitlist, signing up with an open invitation works", async () => {
    const email = someAddress();
    const invitation = await invite(email);
    const body = { email, password: PASSWORD, name: "", invitation };
    expect((await open.visitor().post("/api/auth/sign-up/email", body)).status).toBe(200);
  });
});

it("the database role of requests cannot read the waitlist", async () => {
  const [query] = await app.dependencies.database
    .shared((tx) => [tx.execute("select from lookup.waitlist")])
    .catch((error: unknown) => [error]);
  expect(query).toMatchObject({ code: "42501" });
});
