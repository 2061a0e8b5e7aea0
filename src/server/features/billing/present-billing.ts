import type { BillingOutput } from "#contract/billing.ts";
import { hasPremium, planOf } from "#domain/plans/plans.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import type { Payments } from "../../platform/stripe/payments.ts";
import { type BillingRow, selectBilling } from "./billing.queries.ts";

/** Returns what the account pays for, as it is stored, in one statement. */
export async function readBilling(
  { database, clock, payments }: Pick<Services, "database" | "clock" | "payments">,
  userId: string,
): Promise<BillingOutput> {
  const row = await selectBilling(database.authPool, userId, clock.now());
  return {
    isForSale: payments !== null,
    isPremium: row !== null && hasPremium(planOf(row)),
    canBuy: row?.isVerified ?? false,
    grantedUntil: row?.grantedUntil?.toISOString() ?? null,
    subscription: row && presentSubscription(row),
  };
}

function presentSubscription({ state, isEnding, periodEnd, paidUntil }: BillingRow) {
  if (state === null) return null;
  return {
    state,
    isEnding,
    periodEnd: periodEnd?.toISOString() ?? null,
    premiumUntil: paidUntil?.toISOString() ?? null,
  };
}

/** Returns the payment service. Throws `not_found` where Premium is not for sale. */
export function requirePayments({ payments }: Pick<Services, "payments">): Payments {
  if (payments) return payments;
  throw new AppError("not_found", sentences.notForSale);
}
