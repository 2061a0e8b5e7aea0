import { describe, expect, it } from "vitest";
import type { Me } from "#contract/session.ts";
import type { Person } from "#test-support/person.ts";
import { createTestApp } from "#test-support/test-app.ts";
import { newId } from "../db/ids.ts";

const CURRENT = "__Host-rubber-arcana.session_token";
const FORMER = "__Secure-rubber-arcana.session_token";
const PASSWORD = "a pond behind the server room";

const app = await createTestApp({ settings: { APP_URL: "https://duck.example" } });

interface SignedUp {
  person: Person;
  email: string;
  /** The cookie's value as a browser sends it. */
  value: string;
  setCookies: string[];
}

async function signedUp(): Promise<SignedUp> {
  const person = app.visitor();
  const email = `${newId()}@example.org`;
  const { headers } = await person.post("/api/auth/sign-up/email", { email, password: PASSWORD });
  const setCookies = headers.getSetCookie();
  const [, value = ""] = new RegExp(`${CURRENT}=([^;]+)`).exec(setCookies.join("\n")) ?? [];
  return { person, email, value, setCookies };
}

/**
 * Returns the addresses of the person that two endpoints each recognise by these cookies.
 */
async function whoIs(cookie: string): Promise<[string | null | undefined, string | undefined]> {
  const headers = { cookie };
  const me = await app.visitor().get<Me>("/api/me", { headers });
  const session = await app
    .visitor()
    .get<{ user: { email: string } } | null>("/api/auth/get-session", { headers });
  return [me.body.user?.email, session.body?.user.email];
}

describe("the session cookie under https", () => {
  it("is limited by browsers to this exact host", async () => {
    const { setCookies } = await signedUp();
    const cookie = setCookies.find((each) => each.startsWith(`${CURRENT}=`));
    expect(cookie).toMatch(/; Path=\/;/);
    expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax/);
    expect(cookie).not.toMatch(/Domain/i);
    expect(setCookies.filter((each) => !each.startsWith("__Host-"))).toEqual([]);
  });

  it("is accepted beside an invalid one and beside a copy of itself", async () => {
    const { email, value } = await signedUp();
    for (const other of ["forged.Zm9yZ2Vk", "%ff", "", value])
      for (const pair of [
        `${CURRENT}=${other}; ${CURRENT}=${value}`,
        `${CURRENT}=${value}; a=b; ${CURRENT}=${other}`,
      ])
        expect(await whoIs(pair)).toEqual([email, email]);
  });

  it("is refused beside another person's, in any order", async () => {
    const [mine, theirs] = [await signedUp(), await signedUp()];
    for (const [first, second] of [
      [mine, theirs],
      [theirs, mine],
    ] as const)
      expect(await whoIs(`${CURRENT}=${first.value}; ${CURRENT}=${second.value}`)).toEqual([
        undefined,
        undefined,
      ]);
  });
});

describe("a session cookie with the former name", () => {
  it("keeps a person signed in", async () => {
    const { email, value } = await signedUp();
    expect(await whoIs(`${FORMER}=${value}`)).toEqual([email, email]);
  });

  it("is ignored beside one with the current name", async () => {
    const [mine, theirs] = [await signedUp(), await signedUp()];
    const cookie = `${FORMER}=${theirs.value}; ${CURRENT}=${mine.value}`;
    expect(await whoIs(cookie)).toEqual([mine.email, mine.email]);
  });

  it("is replaced when the session is renewed, and deleted at sign-out", async () => {
    const { email, value } = await signedUp();
    const headers = { cookie: `${FORMER}=${value}` };
    await app.dependencies.database.authPool.query(
      `update auth.session set expires_at = expires_at - interval '25 hours'
       where user_id = (select id from auth."user" where email = $1)`,
      [email],
    );
    const renewed = await app.visitor().get("/api/auth/get-session", { headers });
    const cookies = renewed.headers.getSetCookie();
    expect(cookies.some((cookie) => cookie.startsWith(`${CURRENT}=${value}`))).toBe(true);
    expect(cookies.some((cookie) => cookie.startsWith(`${FORMER}=; Max-Age=0`))).toBe(true);
    const left = await app.visitor().post("/api/auth/sign-out", {}, { headers });
    expect(left.headers.getSetCookie().some((cookie) => cookie.startsWith(`${FORMER}=; Max-Age=0`))).toBe(
      true,
    );
    expect(await whoIs(`${FORMER}=${value}`)).toEqual([undefined, undefined]);
  });
});
