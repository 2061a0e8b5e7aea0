// The statements about subscriptions. Each that changes something is one statement, and so one transaction.
import type pg from "pg";
import { paidUntil, type Subscription, type SubscriptionState } from "#domain/plans/subscription.ts";
import { premiumAt } from "../../platform/auth/premium-at.ts";
import type { LetterRow } from "../../platform/letters/post.ts";

export type BillingPool = Pick<pg.Pool, "query">;

/** An account as far as its payments go. `customerId` is `null` if it has never been at the checkout. */
export interface BillingRow {
  email: string;
  isVerified: boolean;
  isGuest: boolean;
  isPremium: boolean;
  customerId: string | null;
  state: SubscriptionState | null;
  isEnding: boolean;
  periodEnd: Date | null;
  paidUntil: Date | null;
  /** The end of Premium that was given and not bought; `null` if none was, or if it has no end. */
  grantedUntil: Date | null;
}

export async function selectBilling(
  pool: BillingPool,
  userId: string,
  now: Date,
): Promise<BillingRow | null> {
  const { rows } = await pool.query<BillingRow>(
    `select u.email, u.email_verified as "isVerified", u.is_guest as "isGuest",
       ${premiumAt("u", "$2")} as "isPremium", s.customer_id as "customerId", s.state,
       coalesce(s.is_ending, false) as "isEnding", s.period_end as "periodEnd",
       u.premium_paid_until as "paidUntil", u.premium_granted_until as "grantedUntil"
     from auth."user" u left join auth.subscription s on s.user_id = u.id
     where u.id = $1`,
    [userId, now],
  );
  return rows[0] ?? null;
}

/**
 * Stores the customer of an account that goes to the checkout, and when to look whether it paid. Returns false if the
 * account has been deleted meanwhile.
 */
export async function upsertCustomer(
  pool: BillingPool,
  { userId, customerId, now, checkAt }: { userId: string; customerId: string; now: Date; checkAt: Date },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into auth.subscription as s (user_id, customer_id, state, check_at, created_at)
     select u.id, $2, 'none', $4, $3 from auth."user" u where u.id = $1
     on conflict (user_id) do update set
       customer_id = excluded.customer_id, check_at = least(coalesce(s.check_at, $4), $4)`,
    [userId, customerId, now, checkAt],
  );
  return rowCount === 1;
}

export interface KnownCustomer {
  userId: string;
  version: number;
  /** Whether the effects of the given message are stored already. */
  isSeen: boolean;
  /** The state as it is stored. */
  state: SubscriptionState;
}

export async function selectCustomer(
  pool: BillingPool,
  customerId: string,
  eventId: string | null,
): Promise<KnownCustomer | null> {
  const { rows } = await pool.query<KnownCustomer>(
    `select user_id as "userId", version, state,
       exists (select from auth.billing_event where id = $2) as "isSeen"
     from auth.subscription where customer_id = $1`,
    [customerId, eventId],
  );
  return rows[0] ?? null;
}

export interface NewState {
  customerId: string;
  /** The version of the row from before the state was fetched. */
  version: number;
  subscription: Subscription;
  checkAt: Date | null;
  now: Date;
  eventId: string | null;
  /** A letter about an invoice. `key` names both, and the letter is written once for it. */
  letter: { key: string; row: LetterRow } | null;
}

/**
 * Stores a fetched state with everything that follows from it. Returns `null`, and stores nothing, if the row was changed
 * or deleted since the state was fetched.
 */
export async function storeSubscription(
  pool: BillingPool,
  { customerId, version, subscription, checkAt, now, eventId, letter }: NewState,
): Promise<{ isLetterNew: boolean } | null> {
  const { state, isEnding, periodEnd } = subscription;
  const keys = [eventId, letter?.key].filter((key) => key !== undefined && key !== null);
  const { rows } = await pool.query<{ isLetterNew: boolean }>(
    `with held as (
       select user_id from auth.subscription where customer_id = $1 and version = $2 for update
     ), fresh as (
       insert into auth.billing_event (id, seen_at)
       select key, $3 from held, unnest($4::text[]) as given (key) on conflict (id) do nothing returning id
     ), changed as (
       update auth.subscription s set state = $5, is_ending = $6, period_end = $7, version = s.version + 1,
         check_at = case when $5 = 'none' and s.check_at > $3 then s.check_at else $8::timestamptz end
       from held where s.user_id = held.user_id
     ), paid as (
       update auth."user" u set premium_paid_until = case
         when $5 = 'past_due' then least(coalesce(u.premium_paid_until, $9::timestamptz), $9::timestamptz)
         else $9::timestamptz end
       from held where u.id = held.user_id
     ), written as (
       insert into auth.letter (id, sealed, created_at)
       select $10::uuid, $11::text, $3::timestamptz from fresh where id = $12::text
     )
     select exists (select from fresh where id = $12::text) as "isLetterNew" from held`,
    [
      customerId,
      version,
      now,
      keys,
      state,
      isEnding,
      periodEnd,
      checkAt,
      paidUntil(subscription),
      letter?.row.id,
      letter?.row.sealed,
      letter?.key,
    ],
  );
  return rows[0] ?? null;
}

/** A customer about whom Stripe is to be asked again, with the present state of the account. */
export interface DueCustomer {
  customerId: string;
  email: string;
  isDisabled: boolean;
}

/**
 * Returns the customers about which Stripe is to be asked again. Each is put off until `again`, so that one whose check
 * fails does not stand before all others.
 */
export async function claimDueCustomers(
  pool: BillingPool,
  { now, again, limit }: { now: Date; again: Date; limit: number },
): Promise<DueCustomer[]> {
  const { rows } = await pool.query<DueCustomer>(
    `update auth.subscription s set check_at = $2 from auth."user" u
     where u.id = s.user_id and s.user_id in (
       select user_id from auth.subscription
       where check_at is not null and check_at <= $1 order by check_at limit $3 for update skip locked
     )
     returning s.customer_id as "customerId", u.email, u.disabled_at is not null as "isDisabled"`,
    [now, again, limit],
  );
  return rows;
}
