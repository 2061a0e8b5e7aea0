import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { selectBilling } from "./billing.queries.ts";
import { requirePayments } from "./present-billing.ts";
import { syncSubscription } from "./sync-subscription.ts";

type ChangeServices = Pick<Services, "config" | "database" | "clock" | "post" | "live" | "payments">;

/** Returns the customer of an account. Throws `not_found` for one that was never at the checkout. */
async function customerOf(services: ChangeServices, userId: string): Promise<string> {
  const row = await selectBilling(services.database.authPool, userId, services.clock.now());
  if (row?.customerId) return row.customerId;
  throw new AppError("not_found", sentences.noSubscription);
}

/** Lets the subscription end when its paid period is over, or be renewed again. An unpaid one ends at once. */
export async function setEnding(
  services: ChangeServices,
  { userId, isEnding }: { userId: string; isEnding: boolean },
): Promise<void> {
  const payments = requirePayments(services);
  const customerId = await customerOf(services, userId);
  const isGoingOn = await payments.setEnding(customerId, isEnding);
  await syncSubscription({ ...services, payments }, customerId);
  if (!isGoingOn) throw new AppError("not_found", sentences.noSubscription);
}

/** Fetches the account's subscription. Does nothing for an account that was never at the checkout. */
export async function refreshSubscription(services: ChangeServices, userId: string): Promise<void> {
  const payments = requirePayments(services);
  const row = await selectBilling(services.database.authPool, userId, services.clock.now());
  if (row?.customerId) await syncSubscription({ ...services, payments }, row.customerId);
}

/** Returns the address of Stripe's page with the account's card and invoices. */
export async function openPortal(services: ChangeServices, userId: string): Promise<string> {
  const payments = requirePayments(services);
  const customerId = await customerOf(services, userId);
  return await payments.openPortal(customerId, `${services.config.appUrl}/preferences#premium`);
}
