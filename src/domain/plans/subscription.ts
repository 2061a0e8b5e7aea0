/** How long a subscription gives Premium, from what the payment service says about it. */
import { DAY_MS, HOUR_MS } from "../time.ts";

/** How long Premium stays after a payment failed, in days. The pricing page and the letters say the same number. */
export const GRACE_DAYS = 7;

/**
 * The states of a subscription. `none`: nothing has been paid yet. `active`: paid. `past_due`: the last payment failed and
 * is tried again. `ended`: it is over, and another may be bought.
 */
export const SUBSCRIPTION_STATES = ["none", "active", "past_due", "ended"] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

export interface Subscription {
  state: SubscriptionState;
  /** Whether it ends at `periodEnd` instead of being renewed. */
  isEnding: boolean;
  /** The current period; `null` while there is none. Where a payment failed, it is the period that was not paid. */
  periodStart: Date | null;
  periodEnd: Date | null;
}

const GRACE_MS = GRACE_DAYS * DAY_MS;
/** The time after a period's end within which a renewal is normally through. */
const RENEWED_WITHIN_MS = 2 * HOUR_MS;
const PAST_DUE_CHECK_MS = 6 * HOUR_MS;

/** Returns until when the subscription gives Premium; `null` if it gives none. */
export function paidUntil(subscription: Subscription): Date | null {
  const { state, isEnding, periodStart, periodEnd } = subscription;
  if (state === "active" && periodEnd) return isEnding ? periodEnd : after(periodEnd, GRACE_MS);
  if (state === "past_due" && periodStart) return after(periodStart, GRACE_MS);
  return null;
}

/** Returns when to ask about the subscription again, in case a message about it was lost; `null` if it is over. */
export function nextCheck({ state, periodEnd }: Subscription, now: Date): Date | null {
  if (state === "past_due") return after(now, PAST_DUE_CHECK_MS);
  if (state !== "active") return null;
  return after(periodEnd !== null && periodEnd > now ? periodEnd : now, RENEWED_WITHIN_MS);
}

function after(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}
