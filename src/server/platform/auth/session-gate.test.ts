// Walks every endpoint of signing in, so that a new way to sign in that passes the second factor by fails here.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { contract } from "#contract/contract.ts";
import type { Me } from "#contract/session.ts";
import { SIGN_IN_WAITS } from "#contract/sign-in.ts";
import { beginAsGuest } from "#test-support/factories.ts";
import { lettersTo, tokenIn } from "#test-support/letters.ts";
import type { Answer, Person } from "#test-support/person.ts";
import { type MemberWithFactor, signUpWithFactor } from "#test-support/second-factor.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { signInNavigations } from "../../features/sign-in/navigations.ts";
import { endpointsOf } from "../http/endpoints.ts";

const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

type Way = (person: Person, member: MemberWithFactor) => Promise<Answer>;

/** Each endpoint that begins a session, and a request of somebody who has what it asks for, except the second factor. */
const WAYS_IN: Record<string, Way> = {
  "/sign-in/email": (person, { email, password }) =>
    person.post("/api/auth/sign-in/email", { email, password }),
  "/sign-in/mail-code": async (person, { email }) => {
    const code = /\b\d{6}\b/.exec(await signInLetter(email))?.[0];
    return await person.post("/api/auth/sign-in/mail-code", { email, code, keep: ["second-factor"] });
  },
  "/sign-in/mail-link": async (person, { email }) => {
    const token = tokenIn(await signInLetter(email), "token");
    return await person.post("/api/auth/sign-in/mail-link", { token, keep: ["second-factor"] });
  },
};

async function signInLetter(email: string): Promise<string> {
  await app.visitor().post("/api/auth/send-sign-in-mail", { email });
  return (await lettersTo(app, email)).at(-1) ?? "";
}

/** Begin sessions too: of new guests and accounts, or after the second factor was proven. */
const ADMITTED = [
  "/sign-in/anonymous",
  "/sign-up/email",
  "/confirm-address",
  "/second-factor/sign-in",
  "/passkeys/sign-in",
];

/** Begin sessions too. `identities/second-step.test.ts` has a request for each. */
const WITH_IDENTITIES = [
  "/provider/callback/*",
  "/provider/finish",
  "/sign-in/id-token",
  "/sign-in/identity",
  "/sign-in/wallet",
];

/** The endpoints that begin no session. */
const OTHERS = [
  "/get-session",
  "/sign-out",
  "/send-verification-email",
  "/change-email",
  "/request-password-reset",
  "/reset-password",
  "/revoke-sessions",
  "/second-factor",
  "/second-factor/begin",
  "/second-factor/confirm",
  "/second-factor/recovery-codes",
  "/second-factor/remove",
  "/passkeys",
  "/passkeys/begin",
  "/passkeys/add",
  "/passkeys/remove",
  "/passkeys/options",
  "/change-password",
  "/prove",
  "/send-proof-code",
  "/send-sign-in-mail",
  "/sign-in/provider",
  "/wallet/message",
  "/identities",
  "/identities/ways",
  "/identities/remove",
  "/jwks",
  "/reset-password/ways",
  "/not-me",
  "/ways-in",
];

/** Returns the addresses of all endpoints of signing in, and those that a browser opens. */
function servedPaths(): string[] {
  const { get } = signInNavigations(app.dependencies);
  const opened = Object.keys(get).filter((path) => path.startsWith("/api/auth/"));
  const called = endpointsOf(contract).flatMap(({ address }) =>
    address.startsWith("/auth/") ? [`/api${address}`] : [],
  );
  return [...opened, ...called].map((path) => path.slice("/api/auth".length)).toSorted();
}

const sessionsOf = async (userId: string) =>
  (await app.dependencies.database.authPool.query("select id from auth.session where user_id = $1", [userId]))
    .rows;
const me = async (person: Person) => (await person.get<Me>("/api/me")).body.user;

describe("the gate of all ways to sign in", () => {
  it("has a request here for every endpoint that begins a session", () => {
    expect(servedPaths()).toEqual(
      [...Object.keys(WAYS_IN), ...ADMITTED, ...WITH_IDENTITIES, ...OTHERS].toSorted(),
    );
  });

  it("is part of the only statement that creates a session", () => {
    const folder = join(import.meta.dirname, "../..");
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
      (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
    );
    expect(files.length).toBeGreaterThan(200);
    const creating = files.filter((name) =>
      /insert into auth\.session\b|insert\(session\)/.test(readFileSync(join(folder, name), "utf8")),
    );
    expect(creating).toEqual(["platform/auth/begin-session.ts"]);
  });

  it.each(Object.entries(WAYS_IN))(
    "asks for the second step at %s, and until then begins no session, moves no guest's rows and marks no browser",
    async (_path, enter) => {
      const member = await signUpWithFactor(app, clock);
      const guest = await beginAsGuest(app);
      const before = await sessionsOf(member.userId);
      const answer = await enter(guest, member);
      expect(answer).toMatchObject({ status: 403, error: { code: "second_factor_required" } });
      const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split("=")[0]);
      expect(cookies).toEqual(["rubber-arcana.second_step"]);
      expect(await sessionsOf(member.userId)).toEqual(before);
      expect(await me(guest)).toMatchObject({ id: guest.userId, isGuest: true });
      expect(await app.dependencies.auth.movedTo(guest.userId)).toBeNull();

      const code = await member.nextCode();
      const waits = await app.roundTrips(async () => {
        expect((await guest.post("/api/auth/second-factor/sign-in", { code })).status).toBe(200);
      });
      expect(waits).toBeLessThanOrEqual(SIGN_IN_WAITS.most);
      expect(await me(guest)).toMatchObject({ id: member.userId, isGuest: false });
      expect(await app.dependencies.auth.movedTo(guest.userId)).toBe(member.userId);
    },
  );
});
