// Tests which requests of signing in are refused, and what their answers may contain.
import { describe, expect, it } from "vitest";
import { signUp as signUpWithLetters } from "#test-support/factories.ts";
import { foreignAddresses } from "#test-support/foreign-addresses.ts";
import { lettersTo } from "#test-support/letters.ts";
import type { Answer, Person } from "#test-support/person.ts";
import { sendRaw } from "#test-support/raw-request.ts";
import { createTestApp } from "#test-support/test-app.ts";
import { newId } from "../db/ids.ts";

const app = await createTestApp();

const PASSWORD = "a pond behind the server room";
const someAddress = () => `${newId()}@example.org`;
const signUp = (person: Person, email = someAddress()) =>
  person.post("/api/auth/sign-up/email", { email, password: PASSWORD });

/** Addresses of signing in that lead a browser on, or once did, each with this target. */
const READS: readonly ((address: string) => string)[] = [
  (address) => `/api/auth/verify-email?token=x&callbackURL=${address}`,
  (address) => `/api/auth/provider/callback/club?state=x&code=y&callbackURL=${address}`,
  (address) => `/api/auth/provider/finish?ticket=x&callbackURL=${address}`,
];
const WRITES: readonly [path: string, field: string][] = [
  ["/api/auth/sign-up/email", "callbackURL"],
  ["/api/auth/send-sign-in-mail", "callbackURL"],
  ["/api/auth/request-password-reset", "redirectTo"],
  ["/api/auth/send-verification-email", "callbackURL"],
  ["/api/auth/change-email", "callbackURL"],
];

/** Returns what is wrong with an answer to a foreign redirect address, or undefined. */
function faultOf({ status, headers, error }: Answer, field: string): string | undefined {
  const location = headers.get("location");
  if (location !== null) return `leads to ${location}`;
  return status === 400 && error?.code === "invalid_input" && error.field === field
    ? undefined
    : `is ${status} ${error?.code} ${error?.field}`;
}

describe("the page that a request names to go on to", () => {
  const forms = foreignAddresses(app.url);

  it("is never one of another site where a browser opens the address", async () => {
    const faults: string[] = [];
    for (const form of forms) {
      const asked = READS.map(async (pathOf) => {
        const { headers } = await app.visitor().get(pathOf(encodeURIComponent(form)));
        const location = headers.get("location");
        if (location !== null && location !== "/login?problem=attempt_gone")
          faults.push(`${pathOf(form)} leads to ${location}`);
      });
      await Promise.all(asked);
    }
    expect(forms.length).toBeGreaterThan(300);
    expect(faults).toEqual([]);
  });

  it("is refused in the body if it is one of another site, with the field's name", async () => {
    const faults: string[] = [];
    for (const form of [...forms, 7, {}, ["/login", "//evil.example"]]) {
      const asked = WRITES.map(async ([path, field]) => {
        const person = path.endsWith("change-email") ? app.as() : app.visitor();
        const body = { email: someAddress(), password: PASSWORD, newEmail: someAddress() };
        const fault = faultOf(await person.post(path, { ...body, [field]: form }), field);
        if (fault) faults.push(`${path} ${JSON.stringify(form)} ${fault}`);
      });
      await Promise.all(asked);
    }
    expect(faults).toEqual([]);
  });

  it("is in the letter if it is one of ours, with our origin or without", async () => {
    for (const redirectTo of ["/reset-password", `${app.url}/reset-password`]) {
      const person = await signUpWithLetters(app);
      await app.visitor().post("/api/auth/request-password-reset", { email: person.email, redirectTo });
      expect((await lettersTo(app, person.email)).at(-1)).toContain(`${app.url}/reset-password#token=`);
    }
  });
});

describe("a request of signing in that nobody expects", () => {
  it.each(["TRACE", "PUT", "PATCH", "DELETE", "POST", "OPTIONS"])(
    "gets the list of allowed methods for %s",
    async (method) => {
      const answer = await sendRaw(app.url, `${method} /api/auth/get-session HTTP/1.1`);
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET"]);
    },
  );

  it.each(["application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x"])(
    "is refused if its body is %s",
    async (type) => {
      const answer = await app.visitor().post("/api/auth/sign-in/email", undefined, {
        rawBody: "email=a@example.org&password=b&callbackURL=//evil.example",
        headers: { "content-type": type },
      });
      expect(answer).toMatchObject({ status: 400, error: { code: "invalid_input" } });
    },
  );

  it.each([
    ["POST", "/api/auth/reset-password", { newPassword: PASSWORD, token: "a\u0000b" }, "token"],
    ["POST", "/api/auth/sign-in/email", { email: "a\u0000@example.org", password: PASSWORD }, "email"],
    ["GET", "/api/insights?cardId=%00", undefined, "cardId"],
    ["POST", `/api/insights/${newId()}/messages/%00/stop`, undefined, "clientMessageId"],
    ["POST", "/api/waitlist/leave", { token: "\u0000" }, "token"],
  ])(
    "is refused for %s %s with the name of the field that contains U+0000",
    async (method, path, body, field) => {
      const person = app.visitor();
      await signUp(person);
      const answer = await person.request(method, path, body);
      expect(answer).toMatchObject({ status: 400, error: { code: "invalid_input", field } });
    },
  );

  it("is not a server error if its path cannot be decoded", async () => {
    for (const path of [
      "/api/auth/reset-password/%ff?callbackURL=/",
      "/api/auth/%c0%ae",
      "/api/insights/%ff",
    ])
      expect((await app.visitor().get(path)).status).toBeLessThan(500);
  });
});

describe("the answers of signing in", () => {
  it("never contain the token of the session's cookie", async () => {
    const email = someAddress();
    const person = app.visitor();
    const seen: [path: string, text: string][] = [];
    const ask = async (method: string, path: string, body?: unknown, by = person) => {
      const answer = await by.request(method, `/api/auth/${path}`, body);
      seen.push([`${method} ${path} ${answer.status}`, JSON.stringify(answer.body)]);
      tokens.add(tokenOf(by));
      return answer;
    };
    const tokens = new Set<string>();
    await ask("POST", "sign-in/anonymous", {});
    await ask("POST", "sign-up/email", { email, password: PASSWORD });
    await ask("GET", "get-session");
    const password = "another pond, further back";
    await ask("POST", "change-password", { currentPassword: PASSWORD, newPassword: password });
    await ask("POST", "change-email", { newEmail: someAddress(), password });
    await ask("POST", "send-verification-email", { email });
    await ask("POST", "request-password-reset", { email, redirectTo: "/reset-password" });
    await ask("POST", "verify-password", { password });
    await ask("POST", "update-session", {});
    await ask("POST", "send-sign-in-mail", { email });
    await ask("POST", "sign-in/mail-code", { email, code: "1" });
    await ask("POST", "prove", { password });
    for (const path of ["list-sessions", "list-accounts", "ok", "error", "callback/google", "nothing"])
      await ask("GET", path);
    const other = app.visitor();
    await ask("POST", "sign-in/email", { email, password }, other);
    await ask("GET", "get-session?disableCookieCache=true", undefined, other);
    await ask("POST", "sign-out", {}, other);
    await ask("POST", "revoke-sessions", {});
    tokens.delete("");
    expect(tokens.size).toBeGreaterThanOrEqual(3);
    expect(seen.filter(([, text]) => [...tokens].some((token) => text.includes(token)))).toEqual([]);
    expect(seen.filter(([asked]) => / 5\d\d$/.test(asked))).toEqual([]);
    expect(seen.find(([asked]) => asked.startsWith("GET get-session 200"))?.[1]).toContain(email);
  });
});

function tokenOf(person: Person): string {
  const [, value = ""] = /session_token=([^;]*)/.exec(person.cookieHeader()) ?? [];
  return decodeURIComponent(value).split(".")[0] ?? "";
}
