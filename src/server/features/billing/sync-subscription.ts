// Brings what is stored of a subscription in line with Stripe. A message only says that something changed: the state is
// fetched, so the order in which messages arrive does not matter.
import { nextCheck, paidUntil, type Subscription } from "#domain/plans/subscription.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import type { PaymentEvent, Payments } from "../../platform/stripe/payments.ts";
import { selectCustomer, storeSubscription } from "./billing.queries.ts";
import { paymentFailed, paymentReceived } from "./compose-letters.ts";

/** How often a state is fetched again because another message was stored meanwhile. */
const MOST_TRIES = 8;

export type SyncServices = Pick<Services, "database" | "clock" | "post" | "live"> & { payments: Payments };

/**
 * Fetches the state of a customer's subscription and stores it, together with the message that it belongs to. Returns the
 * state; `null` if the customer belongs to no account, or the message was dealt with before. Throws `conflict` if other
 * calls keep storing newer states; Stripe then sends its message again.
 */
export async function syncSubscription(
  services: SyncServices,
  customerId: string,
  event: PaymentEvent | null = null,
): Promise<Subscription | null> {
  const { database, clock, payments, post, live } = services;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const known = await selectCustomer(database.authPool, customerId, event?.id ?? null);
    if (!known || known.isSeen) return null;
    const subscription = await payments.findSubscription(customerId);
    // Nothing has been paid yet, as before. Many checkouts at once would otherwise make each other fetch again.
    if (!event && known.state === "none" && subscription.state === "none") return subscription;
    const letter = await letterFor(services, { userId: known.userId, subscription, event });
    const now = clock.now();
    const stored = await storeSubscription(database.authPool, {
      customerId,
      version: known.version,
      subscription,
      now,
      letter,
      checkAt: nextCheck(subscription, now),
      eventId: event?.id ?? null,
    });
    if (!stored) continue;
    if (letter && stored.isLetterNew) post.written(letter.row.id);
    live.publish(known.userId, [{ area: "session" }]);
    return subscription;
  }
  throw new AppError("conflict", sentenceOf("conflict"));
}

/** Returns the letter about the invoice of a message: a receipt, or that the payment failed. */
async function letterFor(
  { payments, post }: SyncServices,
  { userId, subscription, event }: { userId: string; subscription: Subscription; event: PaymentEvent | null },
) {
  if (!event?.invoiceId) return null;
  const { isPaid, hasFailed, amount } = await payments.findInvoice(event.invoiceId);
  const until = paidUntil(subscription);
  if (isPaid) {
    const letter = paymentReceived({ userId, amount, renewsAt: subscription.periodEnd });
    return { key: `${event.invoiceId} paid`, row: post.seal(letter) };
  }
  if (!hasFailed || until === null) return null;
  return { key: `${event.invoiceId} failed`, row: post.seal(paymentFailed({ userId, amount, until })) };
}
