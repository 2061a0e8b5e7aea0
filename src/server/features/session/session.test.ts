import { beforeAll, describe, expect, it } from "vitest";
import type { Me } from "#contract/session.ts";
import { signUp } from "#test-support/factories.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { readMe } from "./read-me.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock: createTestClock("2026-11-20T12:00:00Z") });
});

const house = {
  flags: { waitlist: false, sellsPremium: false, sendsEmail: expect.any(Boolean) },
  duck: { kind: "offline", isThirdParty: false, label: expect.any(String) },
  advisorName: "Rob",
};

describe("GET /api/me", () => {
  it("returns the person, their plan, what is left today, the flags and the duck", async () => {
    const person = await signUp(app);
    const { body } = await person.get<Me>("/api/me");
    expect(body).toMatchObject({
      ...house,
      user: { id: person.userId, email: person.email, isGuest: false, isEmailVerified: false },
      plan: "free",
      insightsToday: { used: 0, limit: 7, left: 7, resetTime: "2026-11-21T00:00:00.000Z" },
      consent: null,
      isConsentCurrent: false,
    });
  });

  it("returns only the flags and the duck without a session", async () => {
    const { body } = await app.visitor().get<Me>("/api/me");
    expect(body).toMatchObject({ ...house, user: null, plan: null, insightsToday: null, consent: null });
  });

  it("says whether emails reach people: with a mail server, or in the outbox of a development machine", async () => {
    const { config } = app.dependencies;
    const sendsEmail = async (changes: Partial<typeof config>) =>
      (await readMe({ ...app.dependencies, config: { ...config, smtpUrl: undefined, ...changes } }, null, {}))
        .flags.sendsEmail;
    expect(await sendsEmail({ isProduction: true })).toBe(false);
    expect(await sendsEmail({ isProduction: true, smtpUrl: "smtp://mail.example.org" })).toBe(true);
    expect(await sendsEmail({ isProduction: false, trustProxy: false })).toBe(true);
    expect(await sendsEmail({ isProduction: false, trustProxy: true })).toBe(false);
  });

  it("says whether an ended session expired or was revoked", async () => {
    const { authPool } = app.dependencies.database;
    const endOf = async (person: Awaited<ReturnType<typeof signUp>>) => {
      const { user, sessionEnd } = (await person.get<Me>("/api/me")).body;
      return [user?.id ?? null, sessionEnd];
    };
    expect((await app.visitor().get<Me>("/api/me")).body.sessionEnd).toBeNull();
    const late = await signUp(app);
    expect(await endOf(late)).toEqual([late.userId, null]);
    await authPool.query(
      "update auth.session set expires_at = now() - interval '1 minute' where user_id = $1",
      [late.userId],
    );
    expect(await endOf(late)).toEqual([null, "lapsed"]);
    const gone = await signUp(app);
    await authPool.query("delete from auth.session where user_id = $1", [gone.userId]);
    expect(await endOf(gone)).toEqual([null, "revoked"]);
  });

  it("returns the limits of a guest and of the premium plan", async () => {
    const guest = await app.as({ isGuest: true }).get<Me>("/api/me");
    expect(guest.body).toMatchObject({ plan: "guest", insightsToday: { limit: 1, left: 1 } });
    const premium = await app.as({ isPremium: true }).get<Me>("/api/me");
    expect(premium.body).toMatchObject({ plan: "premium", insightsToday: { limit: null, left: null } });
  });
});

describe("the consent", () => {
  it("to readings is stored with its version and time", async () => {
    const person = app.as();
    const { body } = await person.put<Me>("/api/me/consent", { terms: true, age16: true });
    expect(body).toMatchObject({
      consent: { version: "terms-1", acceptedAt: "2026-11-20T12:00:00.000Z" },
      isConsentCurrent: true,
    });
  });

  it("to readings for this server's duck does not cover a third party's model, but the other way round it does", async () => {
    const elsewhere = await createTestApp({
      clock: createTestClock("2026-11-20T12:00:00Z"),
      databaseUrl: app.databaseUrl,
      parts: { duck: { ...app.dependencies.duck, isThirdParty: true } },
    });
    const person = app.as();
    await person.put("/api/me/consent", { terms: true, age16: true });
    const there = elsewhere.as(person.session);
    expect((await there.get<Me>("/api/me")).body.isConsentCurrent).toBe(false);
    const { body } = await there.put<Me>("/api/me/consent", { terms: true, age16: true });
    expect(body).toMatchObject({ consent: { version: "terms-1+third-party" }, isConsentCurrent: true });
    expect((await person.get<Me>("/api/me")).body.isConsentCurrent).toBe(true);
  });
});
