// Tests which requests are refused before they reach the auth library, and what the library's answers may
// contain.
import { describe, expect, it } from "vitest";
import { foreignAddresses } from "#test-support/foreign-addresses.ts";
import type { Answer, Person } from "#test-support/person.ts";
import { sendRaw } from "#test-support/raw-request.ts";
import { createTestApp } from "#test-support/test-app.ts";
import { newId } from "../db/ids.ts";

const app = await createTestApp();

const PASSWORD = "a pond behind the server room";
const someAddress = () => `${newId()}@example.org`;
const signUp = (person: Person, email = someAddress()) =>
  person.post("/api/auth/sign-up/email", { email, password: PASSWORD });

/**
 * Every endpoint of the auth library that redirects a browser, as a function that returns its address with this
 * redirect target.
 */
const READS: readonly ((address: string) => string)[] = [
  (address) => `/api/auth/verify-email?token=x&callbackURL=${address}`,
  (address) => `/api/auth/verify-email?token=x&callbackURL=/login&callbackURL=${address}`,
  (address) => `/api/auth/reset-password/x?callbackURL=${address}`,
  (address) => `/api/auth/delete-user/callback?token=x&callbackURL=${address}`,
  (address) => `/api/auth/callback/google?state=x&errorCallbackURL=${address}`,
  (address) => `/api/auth/error?error=x&redirectTo=${address}`,
];
const WRITES: readonly [path: string, field: string][] = [
  ["/api/auth/sign-in/email", "callbackURL"],
  ["/api/auth/sign-up/email", "callbackURL"],
  ["/api/auth/sign-up/email?callbackURL", "newUserCallbackURL"],
  ["/api/auth/request-password-reset", "redirectTo"],
  ["/api/auth/send-verification-email", "callbackURL"],
  ["/api/auth/change-email", "callbackURL"],
  ["/api/auth/sign-out", "errorCallbackURL"],
];

/** Returns what is wrong with an answer to a foreign redirect address, or undefined. */
function faultOf({ status, headers, error }: Answer): string | undefined {
  const location = headers.get("location");
  if (location !== null) return `leads to ${location}`;
  return status === 400 && error?.code === "invalid_input" ? undefined : `is ${status} ${error?.code}`;
}

describe("the redirect addresses given to the auth library", () => {
  const forms = foreignAddresses(app.url);

  it("the redirect addresses given to the auth library are refused in the query if they lead to another site", async () => {
    const faults: string[] = [];
    for (const form of forms) {
      for (const pathOf of READS) {
        const answer = await app.visitor().get(pathOf(encodeURIComponent(form)));
        const fault = faultOf(answer);
        if (fault) faults.push(`${pathOf(form)} ${fault}`);
      }
    }
    expect(forms.length).toBeGreaterThan(300);
    expect(faults).toEqual([]);
  });

  it("the redirect addresses given to the auth library are refused in the body if they lead to another site, with the field's name", async () => {
    const body = { email: someAddress(), password: PASSWORD, newEmail: someAddress() };
    const faults: string[] = [];
    for (const form of [...forms, 7, {}, ["/login", "//evil.example"]]) {
      for (const [path, field] of WRITES) {
        const answer = await app.visitor().post(path, { ...body, [field]: form });
        const fault =
          faultOf(answer) ?? (answer.error?.field === field ? undefined : "does not name the field");
        if (fault) faults.push(`${path} ${JSON.stringify(form)} ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it("the redirect addresses given to the auth library are followed if they are our own pages", async () => {
    const page = await app.visitor().get("/api/auth/verify-email?token=x&callbackURL=/login");
    expect([page.status, page.headers.get("location")]).toEqual([
      302,
      "/confirm-address#token=x&to=%2Flogin",
    ]);
    const whole = await app.visitor().get(`/api/auth/reset-password/x?callbackURL=${app.url}/reset-password`);
    expect(new URL(whole.headers.get("location") ?? "").origin).toBe(app.url);
  });
});

describe("a request that the auth library does not expect", () => {
  it.each(["TRACE", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"])(
    "a request that the auth library does not expect gets the list of allowed methods for %s",
    async (method) => {
      const answer = await sendRaw(app.url, `${method} /api/auth/get-session HTTP/1.1`);
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, POST"]);
    },
  );

  it.each(["application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x"])(
    "a request that the auth library does not expect is refused if its body is %s",
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
    ["GET", "/api/auth/verify-email?token=%00", undefined, "token.0"],
    ["GET", "/api/auth/reset-password/%00?callbackURL=/", undefined, "path"],
    ["GET", "/api/insights?cardId=%00", undefined, "cardId"],
    ["POST", `/api/insights/${newId()}/messages/%00/stop`, undefined, "clientMessageId"],
    ["POST", "/api/waitlist/leave", { token: "\u0000" }, "token"],
  ])(
    "a request that the auth library does not expect is refused for %s %s with the name of the field that contains U+0000",
    async (method, path, body, field) => {
      const person = app.visitor();
      await signUp(person);
      const answer = await person.request(method, path, body);
      expect(answer).toMatchObject({ status: 400, error: { code: "invalid_input", field } });
    },
  );

  it("a request that the auth library does not expect is not a server error if its path cannot be decoded", async () => {
    for (const path of [
      "/api/auth/reset-password/%ff?callbackURL=/",
      "/api/auth/%c0%ae",
      "/api/insights/%ff",
    ])
      expect((await app.visitor().get(path)).status).toBeLessThan(500);
  });
});

describe("the answers of the auth library", () => {
  it("the answers of the auth library never contain the token of the session's cookie", async () => {
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
