// Reads what Stripe says about subscriptions and invoices.
import type Stripe from "stripe";
import type { Subscription, SubscriptionState } from "#domain/plans/subscription.ts";
import { SECOND_MS } from "#domain/time.ts";
import type { Invoice } from "./payments.ts";

const STATES: Record<string, SubscriptionState> = {
  trialing: "active",
  active: "active",
  past_due: "past_due",
  incomplete: "none",
  incomplete_expired: "none",
  unpaid: "ended",
  paused: "ended",
  canceled: "ended",
};
/** The states from the one that gives most. */
const RANKS: readonly SubscriptionState[] = ["active", "past_due", "ended", "none"];

const stateOf = ({ status }: Stripe.Subscription): SubscriptionState => STATES[status] ?? "none";

/** Returns whether a subscription is renewed unless somebody ends it. */
export function isGoingOn(subscription: Stripe.Subscription): boolean {
  return ["active", "past_due"].includes(stateOf(subscription));
}

/** Returns the subscription that gives most; a customer normally has one. Stripe lists the newest first. */
export function presentSubscription(all: readonly Stripe.Subscription[]): Subscription {
  const [first] = all.toSorted((one, other) => RANKS.indexOf(stateOf(one)) - RANKS.indexOf(stateOf(other)));
  if (!first) return { state: "none", isEnding: false, periodStart: null, periodEnd: null };
  const period = first.items.data[0];
  const endsAt = first.cancel_at ?? null;
  return {
    state: stateOf(first),
    isEnding: first.cancel_at_period_end || endsAt !== null,
    periodStart: toDate(period?.current_period_start),
    periodEnd: toDate(endsAt ?? period?.current_period_end),
  };
}

export function describeInvoice(invoice: Stripe.Invoice): Invoice {
  const { status, amount_paid: paid, amount_due: due, attempt_count: attempts, currency } = invoice;
  const isPaid = status === "paid" && paid > 0;
  return {
    isPaid,
    hasFailed: status === "open" && attempts > 0,
    amount: sayAmount(isPaid ? paid : due, currency),
  };
}

/** Writes an amount, which Stripe counts in the smallest unit of its currency. */
function sayAmount(amount: number, currency: string): string {
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}

function toDate(seconds: number | undefined): Date | null {
  return seconds === undefined ? null : new Date(seconds * SECOND_MS);
}
