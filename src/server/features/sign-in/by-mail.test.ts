import { beforeAll, describe, expect, it } from "vitest";
import type { Me } from "#contract/session.ts";
import { beginAsGuest, signUp } from "#test-support/factories.ts";
import { codeIn, confirmAddress, lettersTo, linkParts } from "#test-support/letters.ts";
import type { Person } from "#test-support/person.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { newId } from "../../platform/db/ids.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

const me = async (person: Person) => (await person.get<Me>("/api/me")).body.user;
const byPassword = (email: string, password: string) =>
  app.visitor().post("/api/auth/sign-in/email", { email, password });

/** Signs up a person whose address is confirmed. */
async function aMember() {
  const person = await signUp(app);
  await app.dependencies.database.authPool.query(
    `update auth."user" set email_verified = true where id = $1`,
    [person.userId],
  );
  return person;
}

/** Asks for a letter and returns its code and its link's token. */
async function aLetterTo(email: string) {
  const asked = await app.visitor().post("/api/auth/send-sign-in-mail", { email, callbackURL: "/insights" });
  expect(asked.status).toBe(200);
  const letter = (await lettersTo(app, email)).at(-1);
  return { code: codeIn(letter), parts: linkParts(letter, "/enter"), letter: letter ?? "" };
}

const enterByCode = (person: Person, email: string, code: string, keep?: readonly string[]) =>
  person.post("/api/auth/sign-in/mail-code", { email, code, keep });
const enterByLink = (person: Person, token: string | null, keep?: readonly string[]) =>
  person.post("/api/auth/sign-in/mail-link", { token, keep });

describe("a code by mail", () => {
  it("signs in once, however it is typed, and only at its own address", async () => {
    const [member, other] = [await aMember(), await aMember()];
    const { code } = await aLetterTo(member.email);
    expect(code).toHaveLength(6);
    expect((await enterByCode(app.visitor(), other.email, code)).error?.code).toBe("invalid_code");
    const person = app.visitor();
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await enterByCode(person, member.email.toUpperCase(), spaced)).status).toBe(200);
    expect((await me(person))?.id).toBe(member.userId);
    expect((await enterByCode(app.visitor(), member.email, code)).status).toBe(401);
  });

  it("signs in one of ten parallel tries", async () => {
    const member = await aMember();
    const { code } = await aLetterTo(member.email);
    const tries = Array.from({ length: 10 }, () => enterByCode(app.visitor(), member.email, code));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it("is dead after five wrong tries, and the link of the same letter still works", async () => {
    const member = await aMember();
    const { code, parts } = await aLetterTo(member.email);
    const wrong = code === "000000" ? "000001" : "000000";
    for (let count = 0; count < 5; count += 1) await enterByCode(app.visitor(), member.email, wrong);
    expect((await enterByCode(app.visitor(), member.email, code)).status).toBe(401);
    expect((await enterByLink(app.visitor(), parts.get("token"))).status).toBe(200);
  });

  it("is dead once a newer letter was sent, or ten minutes have passed", async () => {
    const member = await aMember();
    const first = await aLetterTo(member.email);
    const second = await aLetterTo(member.email);
    expect((await enterByLink(app.visitor(), first.parts.get("token"))).status).toBe(401);
    const { rows } = await app.dependencies.database.authPool.query<{ seconds: number }>(
      `update auth.mail_code set expires_at = expires_at - interval '10 minutes' where user_id = $1
       returning extract(epoch from expires_at - created_at)::int as seconds`,
      [member.userId],
    );
    expect(rows).toEqual([{ seconds: 0 }]);
    expect((await enterByCode(app.visitor(), member.email, second.code)).status).toBe(401);
  });

  it("can be tried ten times in ten minutes from one network, at any address", async () => {
    const stranger = app.visitor();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await enterByCode(stranger, "nobody@pond.example", "123456")).status);
    expect(statuses.indexOf(429)).toBe(10);
  });

  it("is stored as a hash that needs the server's secret, and its link as a hash", async () => {
    const member = await aMember();
    const { code, parts } = await aLetterTo(member.email);
    const { rows } = await app.dependencies.database.authPool.query(
      "select * from auth.mail_code where user_id = $1",
      [member.userId],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(parts.get("token"));
  });
});

describe("a link by mail", () => {
  it("does nothing when it is opened, and signs in once when its page is tapped", async () => {
    const member = await aMember();
    const { parts, letter } = await aLetterTo(member.email);
    expect(parts.get("to")).toBe("/insights");
    const scanner = app.visitor();
    const [link = ""] = /https?:\/\/\S+\/enter#\S+/.exec(letter) ?? [];
    const { pathname, search } = new URL(link);
    await scanner.get(`${pathname}${search}`);
    expect(await me(scanner)).toBeNull();
    const person = app.visitor();
    expect((await enterByLink(person, parts.get("token"))).status).toBe(200);
    expect((await me(person))?.id).toBe(member.userId);
    expect((await enterByLink(app.visitor(), parts.get("token"))).error?.code).toBe("invalid_token");
  });

  it("brings along what a guest began in this browser", async () => {
    const member = await aMember();
    const guest = await beginAsGuest(app);
    const { parts } = await aLetterTo(member.email);
    expect((await enterByLink(guest, parts.get("token"))).status).toBe(200);
    expect((await me(guest))?.id).toBe(member.userId);
    expect(await app.dependencies.auth.movedTo(guest.userId)).toBe(member.userId);
  });
});

describe("a code at an address that nobody has confirmed", () => {
  it("asks what to keep, and is not used by that", async () => {
    const member = await signUp(app);
    const { code, parts } = await aLetterTo(member.email);
    const person = app.visitor();
    const asked = await enterByCode(person, member.email, code);
    expect(asked).toMatchObject({ status: 409, error: { code: "former_ways" } });
    expect(asked.error?.ways?.map(({ kind }) => kind)).toEqual(["password", "sessions"]);
    expect((await enterByLink(person, parts.get("token"))).error?.code).toBe("former_ways");
    expect(await me(person)).toBeNull();
    expect((await me(member))?.isEmailVerified).toBe(false);
    expect((await enterByCode(person, member.email, code, ["password", "sessions"])).status).toBe(200);
    expect(await me(person)).toMatchObject({ id: member.userId, isEmailVerified: true });
    expect((await me(member))?.id).toBe(member.userId);
    expect((await byPassword(member.email, member.password)).status).toBe(200);
  });

  it("can end the password and every session that were there", async () => {
    const member = await signUp(app);
    const { parts } = await aLetterTo(member.email);
    const person = app.visitor();
    expect((await enterByLink(person, parts.get("token"), [])).status).toBe(200);
    expect(await me(person)).toMatchObject({ id: member.userId, isEmailVerified: true });
    expect(await me(member)).toBeNull();
    expect((await byPassword(member.email, member.password)).status).toBe(401);
    expect((await person.post("/api/auth/change-password", { newPassword: "my own lantern" })).status).toBe(
      200,
    );
    expect((await byPassword(member.email, "my own lantern")).status).toBe(200);
  });

  it("a first code for an address ends the passkeys and access tokens that somebody else may have added", async () => {
    const member = await signUp(app);
    const { authPool } = app.dependencies.database;
    const token = { name: "Not the owner's", scopes: ["read"] };
    expect((await member.post("/api/programs/tokens", token)).status).toBe(200);
    await authPool.query(
      `insert into auth.passkey (id, user_id, credential_id, public_key, sealed_name, created_at)
       values ($1, $2, $3, '', '', now())`,
      [newId(), member.userId, newId()],
    );
    await authPool.query("update auth.account set password = null where user_id = $1", [member.userId]);
    const { parts } = await aLetterTo(member.email);
    const person = app.visitor();
    expect((await enterByLink(person, parts.get("token"))).status).toBe(409);
    expect((await enterByLink(person, parts.get("token"), [])).status).toBe(200);
    const { rowCount } = await authPool.query(
      "select user_id from auth.passkey where user_id = $1 union all select user_id from auth.access_token where user_id = $1",
      [member.userId],
    );
    expect(rowCount).toBe(0);
  });

  it("a code at a confirmed address never ends a password, whatever is sent", async () => {
    const member = await aMember();
    const { code } = await aLetterTo(member.email);
    expect((await enterByCode(app.visitor(), member.email, code, [])).status).toBe(200);
    expect((await me(member))?.id).toBe(member.userId);
    expect((await byPassword(member.email, member.password)).status).toBe(200);
  });
});

describe("the link that confirms an address", () => {
  it("confirms when its page is tapped, not when it is opened", async () => {
    const member = await signUp(app);
    const [letter] = await lettersTo(app, member.email);
    const [link = ""] = /https?:\/\/\S+/.exec(letter ?? "") ?? [];
    await app.visitor().get(new URL(link).pathname);
    expect((await me(member))?.isEmailVerified).toBe(false);
    expect((await confirmAddress(member, letter)).status).toBe(200);
    expect((await me(member))?.isEmailVerified).toBe(true);
    const forged = await app.visitor().post("/api/auth/confirm-address", { token: "a.b.c" });
    expect(forged.error?.code).toBe("invalid_token");
  });
});
