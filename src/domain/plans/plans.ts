/**
 * What each plan includes. Source: the specification, sections 1 and 9. The guest plan is our own decision.
 */

import { DAY_MS } from "../time.ts";
import { isOlder } from "./is-older.ts";
import { GUEST_KEPT_DAYS } from "./kept.ts";

export const PLAN_NAMES = ["guest", "free", "premium"] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

export interface Plan {
  name: PlanName;
  dollarsPerMonth: number;
  /**
   * The number of delivered readings a day, in the person's own time zone; `null` if there is no daily limit.
   */
  insightsPerDay: number | null;
  /**
   * How many readings a day may be stopped before the first word. They cost no insight, but a call to the
   * model.
   */
  stopsPerDay: number;
  /** The days of history that stay open; `null` for all of it. */
  historyDays: number | null;
  /**
   * The time at which this person stopped being a guest. What they made before counts as made on that day.
   */
  guestUntil?: Date | null;
}

export const PLANS: Record<PlanName, Plan> = {
  guest: {
    name: "guest",
    dollarsPerMonth: 0,
    insightsPerDay: 1,
    stopsPerDay: 5,
    historyDays: GUEST_KEPT_DAYS,
  },
  free: { name: "free", dollarsPerMonth: 0, insightsPerDay: 7, stopsPerDay: 20, historyDays: 7 },
  premium: { name: "premium", dollarsPerMonth: 5, insightsPerDay: null, stopsPerDay: 20, historyDays: null },
};

/** The insights a day of an account whose address is yet to be confirmed. */
export const UNVERIFIED_INSIGHTS_PER_DAY = 3;

const UNVERIFIED: Plan = { ...PLANS.free, insightsPerDay: UNVERIFIED_INSIGHTS_PER_DAY };

export interface PlanHolder {
  isGuest: boolean;
  isPremium: boolean;
  /** True if the address is not confirmed and the server can send the confirmation letter. */
  mustVerify?: boolean;
  guestUntil?: Date | null;
}

export function planOf({ isGuest, isPremium, mustVerify = false, guestUntil = null }: PlanHolder): Plan {
  if (isGuest) return PLANS.guest;
  if (isPremium) return PLANS.premium;
  return { ...(mustVerify ? UNVERIFIED : PLANS.free), guestUntil };
}

export const hasPremium = ({ name }: Plan): boolean => name === PLANS.premium.name;

/** Returns whether the daily limit is lower because the person's address is not confirmed yet. */
export function isLimitedUntilVerified(
  plan: PlanName | null,
  insightsPerDay: number | null | undefined,
): boolean {
  return plan === PLANS.free.name && insightsPerDay === UNVERIFIED_INSIGHTS_PER_DAY;
}

/** Returns the moment since which entries are open; `null` if all are. */
export function openSince({ historyDays, guestUntil }: Plan, now: Date): Date | null {
  if (historyDays === null) return null;
  const since = daysBefore(now, historyDays);
  return guestUntil && guestUntil >= since ? daysBefore(guestUntil, GUEST_KEPT_DAYS) : since;
}

function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * DAY_MS);
}

/** Returns whether an entry of this age is older than the plan shows. */
export function isLockedBy(plan: Plan, createdAt: Date, now: Date): boolean {
  return isOlder(createdAt, openSince(plan, now));
}
