import { HOUR_MS } from "#domain/time.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf, sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { type BillingRow, selectBilling, upsertCustomer } from "./billing.queries.ts";
import { endCustomer } from "./billing.ts";
import { requirePayments } from "./present-billing.ts";
import { type SyncServices, syncSubscription } from "./sync-subscription.ts";

/** Stripe's pages to pay on are open for a day. After that the subscription is looked at, in case its message was lost. */
const CHECKOUT_OVER_MS = 25 * HOUR_MS;

type CheckoutServices = Pick<
  Services,
  "config" | "database" | "clock" | "post" | "live" | "log" | "payments"
>;

/**
 * Returns the address of the page where the account pays for Premium. Pressing twice leads to the same page. Throws
 * `conflict` if the address is not confirmed or a subscription is going on.
 */
export async function startCheckout(services: CheckoutServices, userId: string): Promise<string> {
  const { config, database } = services;
  const context = { ...services, payments: requirePayments(services) };
  const row = await selectBilling(database.authPool, userId, services.clock.now());
  if (!row?.isVerified) throw new AppError("conflict", sentences.verifyToBuy);
  const customerId = await keepCustomer(context, { userId, row, isNew: false });
  const subscription = await syncSubscription(context, customerId);
  if (subscription?.state === "active" || subscription?.state === "past_due")
    throw new AppError("conflict", sentences.subscribedAlready);
  const pages = {
    boughtUrl: `${config.appUrl}/preferences?premium=bought#premium`,
    leftUrl: `${config.appUrl}/upgrade`,
  };
  const url = await context.payments.openCheckout({ customerId, ...pages });
  if (url !== null) return url;
  // Somebody deleted the customer at Stripe.
  const next = await keepCustomer(context, { userId, row: { ...row, customerId }, isNew: true });
  const nextUrl = await context.payments.openCheckout({ customerId: next, ...pages });
  if (nextUrl === null) throw new Error("A new customer is not known to the payment service");
  return nextUrl;
}

/** Stores that the account is at the checkout, and creates its customer if it has none or `isNew`. */
async function keepCustomer(
  services: CheckoutServices & SyncServices,
  { userId, row, isNew }: { userId: string; row: BillingRow; isNew: boolean },
): Promise<string> {
  const { database, clock, payments } = services;
  const { email, customerId: former } = row;
  const customerId =
    former === null || isNew ? await payments.createCustomer({ userId, email, former }) : former;
  const now = clock.now();
  const checkAt = new Date(now.getTime() + CHECKOUT_OVER_MS);
  if (await upsertCustomer(database.authPool, { userId, customerId, now, checkAt })) return customerId;
  await endCustomer(services, customerId);
  throw new AppError("unauthenticated", sentenceOf("unauthenticated"));
}
