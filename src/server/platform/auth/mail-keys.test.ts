// What letters open ends together. The list is over every purpose, so that a new kind of link is in it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { Me } from "#contract/session.ts";
import { signUp } from "#test-support/factories.ts";
import { codeIn, confirmAddress, lettersTo, linkParts, resetTokenIn } from "#test-support/letters.ts";
import type { Person } from "#test-support/person.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { newId } from "../db/ids.ts";
import type { MailPurpose } from "./mail-keys.ts";
import { accountChanged } from "./waiting-letters.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

type Member = Awaited<ReturnType<typeof signUp>>;
const latest = async (email: string) => (await lettersTo(app, email)).at(-1);
const move = (member: Member, newEmail: string) => member.post("/api/auth/change-email", { newEmail });

async function confirmedMember(): Promise<Member> {
  const member = await signUp(app);
  expect((await confirmAddress(member, await latest(member.email))).status).toBe(200);
  return member;
}

/** For each purpose: asks for a letter, and returns the request with what it holds. */
const KEYS: Record<MailPurpose, (member: Member) => Promise<() => Promise<number>>> = {
  "sign-in": async ({ email }) => {
    await app.visitor().post("/api/auth/send-sign-in-mail", { email });
    const code = codeIn(await latest(email));
    return async () => (await app.visitor().post("/api/auth/sign-in/mail-code", { email, code })).status;
  },
  proof: async (member) => {
    await member.post("/api/auth/send-proof-code", {});
    const code = codeIn(await latest(member.email));
    return async () => ((await member.post("/api/auth/prove", { code })).status === 200 ? 200 : 401);
  },
  reset: async ({ email }) => {
    await app.visitor().post("/api/auth/request-password-reset", { email });
    const token = resetTokenIn(await latest(email));
    return async () => {
      const reset = { token, newPassword: "a crowbar in the reeds" };
      return (await app.visitor().post("/api/auth/reset-password", reset)).status;
    };
  },
  confirm: async (member) => {
    const { authPool } = app.dependencies.database;
    await authPool.query('update auth."user" set email_verified = false where id = $1', [member.userId]);
    await app.visitor().post("/api/auth/send-verification-email", { email: member.email });
    const letter = await latest(member.email);
    return async () => (await confirmAddress(member, letter)).status;
  },
  "new-address": async (member) => {
    const newEmail = `${newId()}@elsewhere.example`;
    await move(member, newEmail);
    const letter = await latest(newEmail);
    return async () => (await confirmAddress(member, letter)).status;
  },
  "not-me": async ({ userId, email }) => {
    await app.dependencies.post.write(accountChanged(userId, "second-factor-removed"));
    const token = linkParts(await latest(email), "/not-me").get("token");
    return async () => (await app.visitor().post("/api/auth/not-me", { token })).status;
  },
};

/** What ends whatever was asked for before. */
const ENDS: Record<string, (member: Member) => Promise<void>> = {
  "a new password": async (member) => {
    const changed = { newPassword: "a lantern on the far shore" };
    expect((await member.post("/api/auth/change-password", changed)).status).toBe(200);
  },
  "a change of address": async (member) => {
    const newEmail = `${newId()}@elsewhere.example`;
    await move(member, newEmail);
    expect((await confirmAddress(member, await latest(newEmail))).status).toBe(200);
  },
  "a reset by a newer link": async ({ email }) => {
    await app.visitor().post("/api/auth/request-password-reset", { email });
    const reset = { token: resetTokenIn(await latest(email)), newPassword: "a lantern on the far shore" };
    expect((await app.visitor().post("/api/auth/reset-password", reset)).status).toBe(200);
  },
};

/** By this link the former address takes the account back, so a change of address does not end it. */
const STAYS = "not-me, a change of address";

const pairs = Object.keys(KEYS)
  .flatMap((purpose) => Object.keys(ENDS).map((end) => [purpose as MailPurpose, end] as const))
  .filter((pair) => pair.join(", ") !== STAYS);

describe("a key in a letter", () => {
  it.each(Object.entries(KEYS))("works while nothing has ended it: %s", async (_purpose, ask) => {
    const use = await ask(await confirmedMember());
    expect(await use()).toBe(200);
  });

  it.each(pairs)("is dead after it was asked for: %s, %s", async (purpose, end) => {
    const member = await confirmedMember();
    const use = await KEYS[purpose](member);
    await ENDS[end]?.(member);
    expect(await use()).toBe(401);
  });

  it("is made by one function, and by no signed token", () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter(
      (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
    );
    const texts = files.map((name) => [name, readFileSync(join(import.meta.dirname, name), "utf8")] as const);
    const having = (word: string) => texts.filter(([, text]) => text.includes(word)).map(([name]) => name);
    expect(having("insert into auth.mail_code")).toEqual(["mail-keys.ts"]);
    expect(having("SignJWT")).toEqual(["identities/signing-keys.ts"]);
    const pages = texts.find(([name]) => name === "compose-letters.ts")?.[1].match(/pageLink\(/g) ?? [];
    // Each of these links carries a token that `createMailKey` has made; the last is the function itself.
    expect(pages).toHaveLength(5);
  });
});

describe("a change of address that a thief made", () => {
  const addressOf = async (person: Person) => (await person.get<Me>("/api/me")).body.user?.email;

  it("is taken back by the letter to the former address, also where the thief signs up with that address", async () => {
    const thief = await confirmedMember();
    const owner = app.visitor();
    const newEmail = `${newId()}@thief.example`;
    await move(thief, newEmail);
    expect((await confirmAddress(thief, await latest(newEmail))).status).toBe(200);
    const token = linkParts(await latest(thief.email), "/not-me").get("token");
    await signUp(app, thief.email);
    const undone = await owner.post<{ resetToken: string }>("/api/auth/not-me", { token });
    expect(undone.status).toBe(200);
    const password = "a lantern on the far shore";
    const reset = { token: undone.body.resetToken, newPassword: password };
    expect((await owner.post("/api/auth/reset-password", reset)).status).toBe(200);
    const { email } = thief;
    expect((await owner.post("/api/auth/sign-in/email", { email, password })).status).toBe(200);
    expect((await owner.get<Me>("/api/me")).body.user).toMatchObject({ id: thief.userId, email });
    expect(await addressOf(thief)).toBeUndefined();
  });

  it("works no second time after the address was changed back", async () => {
    const member = await confirmedMember();
    const [first, second] = [`${newId()}@elsewhere.example`, member.email];
    await move(member, first);
    const letter = await latest(first);
    expect((await confirmAddress(member, letter)).status).toBe(200);
    await move(member, second);
    expect((await confirmAddress(member, await latest(second))).status).toBe(200);
    expect((await confirmAddress(member, letter)).status).toBe(401);
    expect(await addressOf(member)).toBe(second);
  });
});
