import { sql } from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "#domain/time.ts";
import { deleteByKey } from "../../platform/jobs/delete-by-key.ts";
import type { Services } from "../../platform/services.ts";
import { claimDueCustomers } from "./billing.queries.ts";
import { endLeavingCustomers } from "./billing.ts";
import { syncSubscription } from "./sync-subscription.ts";

/** Stripe sends a message again for three days, and somebody may send one again by hand for thirty. */
const EVENT_KEPT_DAYS = 60;
const CHECKED_A_RUN = 200;

type CheckServices = Pick<Services, "database" | "clock" | "post" | "live" | "log" | "payments">;

/**
 * Asks Stripe about subscriptions of which a message may have been lost, ends those of deleted accounts, and deletes old
 * ids of messages.
 */
export async function checkSubscriptions(services: CheckServices): Promise<Record<string, number>> {
  const { database, clock, payments } = services;
  const { ended = 0 } = await endLeavingCustomers(services);
  const checked = payments ? await checkDue({ ...services, payments }) : 0;
  const before = new Date(clock.now().getTime() - EVENT_KEPT_DAYS * DAY_MS).toISOString();
  const forgotten = await deleteByKey(database, {
    table: "auth.billing_event",
    key: ["id"],
    time: "seen_at",
    where: sql`seen_at < ${before}::timestamptz`,
  });
  return { checked, ended, forgotten };
}

/**
 * For each customer whose check is due: tells Stripe the account's address, lets the subscription of a disabled account
 * end with its period, and stores the subscription as Stripe has it. Returns the number of successful checks.
 */
async function checkDue(
  services: CheckServices & { payments: NonNullable<CheckServices["payments"]> },
): Promise<number> {
  const { database, clock, log } = services;
  const now = clock.now();
  const again = new Date(now.getTime() + HOUR_MS);
  const due = await claimDueCustomers(database.authPool, { now, again, limit: CHECKED_A_RUN });
  let checked = 0;
  for (const { customerId, email, isDisabled } of due) {
    try {
      await services.payments.setAddress(customerId, email);
      // Nobody who cannot sign in goes on paying.
      if (isDisabled) await services.payments.setEnding(customerId, true);
      await syncSubscription(services, customerId);
      checked += 1;
    } catch (err) {
      log.warn({ err }, "a subscription was not checked; it is tried again");
    }
  }
  return checked;
}
