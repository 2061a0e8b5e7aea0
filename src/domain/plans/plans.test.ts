import { describe, expect, it } from "vitest";
import { dailyLimitSentence, readAllowance } from "./daily-allowance.ts";
import { isLockedBy, PLANS, planOf } from "./plans.ts";

const now = new Date("2026-11-20T20:48:00Z");
const berlin = { timeZone: "Europe/Berlin" };

describe("plans", () => {
  it("the plans give a free account 7 insights a day and 7 days of history, and Premium no limits for $5", () => {
    expect(PLANS.free).toMatchObject({ dollarsPerMonth: 0, insightsPerDay: 7, historyDays: 7 });
    expect(PLANS.premium).toMatchObject({ dollarsPerMonth: 5, insightsPerDay: null, historyDays: null });
    expect(PLANS.guest.insightsPerDay).toBe(1);
  });

  it("the plans depend on whether somebody is a guest, has an account or has Premium", () => {
    expect(planOf({ isGuest: true, isPremium: false, mustVerify: false }).name).toBe("guest");
    expect(planOf({ isGuest: false, isPremium: false, mustVerify: false }).name).toBe("free");
    expect(planOf({ isGuest: false, isPremium: true, mustVerify: true }).name).toBe("premium");
  });

  it("the plans lock readings older than seven days for a free account, and none for Premium", () => {
    const sevenDays = new Date("2026-11-13T20:48:00Z");
    const older = new Date("2026-11-13T20:47:59Z");
    expect(isLockedBy(PLANS.free, sevenDays, now)).toBe(false);
    expect(isLockedBy(PLANS.free, older, now)).toBe(true);
    expect(isLockedBy(PLANS.premium, new Date("2001-01-01"), now)).toBe(false);
  });
});

describe("a guest's reading", () => {
  const made = new Date("2026-11-01T12:00:00Z");

  it("stays open to the guest for as long as it is kept", () => {
    const guest = planOf({ isGuest: true, isPremium: false });
    expect(isLockedBy(guest, made, new Date("2026-12-01T12:00:00Z"))).toBe(false);
  });

  it("counts as made on the day on which the guest signed up", () => {
    const guestUntil = new Date("2026-11-30T12:00:00Z");
    const account = planOf({ isGuest: false, isPremium: false, guestUntil });
    expect(isLockedBy(account, made, new Date("2026-12-07T12:00:00Z"))).toBe(false);
    expect(isLockedBy(account, made, new Date("2026-12-07T12:00:01Z"))).toBe(true);
  });
});

describe("the daily allowance", () => {
  it("says what is left and when the day ends", () => {
    expect(readAllowance(PLANS.free, 2, now, berlin)).toEqual({
      used: 2,
      limit: 7,
      left: 5,
      resetTime: new Date("2026-11-20T23:00:00Z"),
    });
    expect(readAllowance(PLANS.premium, 40, now, berlin)).toMatchObject({ limit: null, left: null });
    expect(readAllowance(PLANS.guest, 3, now, berlin).left).toBe(0);
  });

  it("says in words when the next reading opens", () => {
    const reset = new Date("2026-11-20T23:00:00Z");
    expect(dailyLimitSentence(PLANS.free, reset, now, berlin)).toBe(
      "You’ve had all 7 of today’s readings. The next one opens at midnight (Europe/Berlin), in 2 hours and 12 minutes.",
    );
    expect(dailyLimitSentence(PLANS.guest, reset, now, berlin)).toBe(
      "A guest gets one reading a day. The next one opens at midnight (Europe/Berlin), in 2 hours and 12 minutes. An account gets 7 a day.",
    );
  });
});
