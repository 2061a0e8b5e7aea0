// Public interface of billing: ends the subscription of an account that is deleted. What has to be ended is stored before the
// account is touched, so that nobody pays for an account that is gone, even if Stripe does not answer now.
import { HOUR_MS } from "#domain/time.ts";
import type { Services } from "../../platform/services.ts";
import type { BillingPool } from "./billing.queries.ts";

const RETRY_MS = HOUR_MS;
const LEAVING_A_RUN = 100;

export type EndServices = Pick<Services, "database" | "clock" | "log" | "payments">;

/**
 * Deletes the account's customer at Stripe, with its subscriptions. If Stripe does not answer, a job tries it again until
 * it does. Does nothing for an account that was never at the checkout.
 */
export async function endSubscription(services: EndServices, userId: string): Promise<void> {
  const { database, clock } = services;
  const { rows } = await database.authPool.query<{ customerId: string }>(
    `insert into auth.leaving_customer (customer_id, try_at, created_at)
     select customer_id, $2, $3 from auth.subscription where user_id = $1
     on conflict (customer_id) do update set try_at = excluded.try_at
     returning customer_id as "customerId"`,
    [userId, laterThan(clock.now()), clock.now()],
  );
  for (const { customerId } of rows) await tryToEnd(services, customerId);
}

/** Stores that a customer without an account is to be deleted, and tries it. */
export async function endCustomer(services: EndServices, customerId: string): Promise<void> {
  const { database, clock } = services;
  await database.authPool.query(
    `insert into auth.leaving_customer (customer_id, try_at, created_at) values ($1, $2, $3)
     on conflict (customer_id) do nothing`,
    [customerId, laterThan(clock.now()), clock.now()],
  );
  await tryToEnd(services, customerId);
}

/** Tries the customers again that could not be deleted. Resolves with the number of those that are deleted now. */
export async function endLeavingCustomers(services: EndServices): Promise<Record<string, number>> {
  const { database, clock, payments } = services;
  if (!payments) return { ended: 0 };
  const { rows } = await database.authPool.query<{ customerId: string }>(
    `update auth.leaving_customer set try_at = $2 where customer_id = any (array(
       select customer_id from auth.leaving_customer where try_at <= $1 order by try_at limit $3
     )) and try_at <= $1 returning customer_id as "customerId"`,
    [clock.now(), laterThan(clock.now()), LEAVING_A_RUN],
  );
  let ended = 0;
  for (const { customerId } of rows) ended += (await tryToEnd(services, customerId)) ? 1 : 0;
  return { ended };
}

async function tryToEnd({ database, payments, log }: EndServices, customerId: string): Promise<boolean> {
  if (!payments) return false;
  try {
    await payments.deleteCustomer(customerId);
  } catch (err) {
    log.warn({ err }, "a subscription was not ended; it is tried again");
    return false;
  }
  await forget(database.authPool, customerId);
  return true;
}

async function forget(pool: BillingPool, customerId: string): Promise<void> {
  await pool.query("delete from auth.leaving_customer where customer_id = $1", [customerId]);
}

const laterThan = (now: Date) => new Date(now.getTime() + RETRY_MS);
