import { beforeAll, describe, expect, it } from "vitest";
import { SECOND_STEP_PAGE } from "#contract/second-factor.ts";
import type { Me } from "#contract/session.ts";
import { beginAsGuest } from "#test-support/factories.ts";
import { IDENTITY_WAYS, IDENTITY_WAYS_SETTINGS, startIdentityWays } from "#test-support/identity-ways.ts";
import type { Person } from "#test-support/person.ts";
import { signUpWithFactor } from "#test-support/second-factor.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { newId } from "../../db/ids.ts";

const clock = createTestClock();
let app: TestApp;
let ways: Awaited<ReturnType<typeof startIdentityWays>>;
beforeAll(async () => {
  app = await createTestApp({ clock, settings: IDENTITY_WAYS_SETTINGS });
  ways = await startIdentityWays(app);
});

const me = async (person: Person) => (await person.get<Me>("/api/me")).body.user;

describe("the second step after an identity was proven", () => {
  it.each(IDENTITY_WAYS)("is asked for at %s, and until then no session begins", async (path) => {
    const member = await signUpWithFactor(app, clock);
    const sub = await ways.link(path, member.userId);
    const guest = await beginAsGuest(app);
    const answer = await ways.enter(path, guest, sub);
    if (answer.status === 302) expect(answer.headers.get("location")).toBe(SECOND_STEP_PAGE);
    else expect(answer).toMatchObject({ status: 403, error: { code: "second_factor_required" } });
    expect(await me(guest)).toMatchObject({ id: guest.userId, isGuest: true });
    expect(await app.dependencies.auth.movedTo(guest.userId)).toBeNull();
    const code = await member.nextCode();
    expect((await guest.post("/api/auth/second-factor/sign-in", { code })).status).toBe(200);
    expect(await me(guest)).toMatchObject({ id: member.userId, isGuest: false });
  });

  it("comes before the identity is linked by its address", async () => {
    const member = await signUpWithFactor(app, clock);
    const { authPool } = app.dependencies.database;
    await authPool.query('update auth."user" set email_verified = true where id = $1', [member.userId]);
    const person = app.visitor();
    const who = { sub: newId(), email: member.email, email_verified: true };
    expect((await ways.visitClub(person, who)).headers.get("location")).toBe(SECOND_STEP_PAGE);
    const { rows } = await authPool.query("select provider_id from auth.account where user_id = $1", [
      member.userId,
    ]);
    expect(rows).toEqual([{ provider_id: "credential" }]);
  });
});
