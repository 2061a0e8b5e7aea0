-- Premium that is bought. The version before names none of these tables.

-- The account's customer at Stripe, and what Stripe last said about the customer's subscription.
create table auth.subscription (
  user_id uuid primary key references auth."user" (id) on delete cascade,
  customer_id text not null constraint subscription_customer unique,
  state text not null,
  is_ending boolean not null default false,
  period_end timestamptz(3),
  version integer not null default 0,
  check_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index subscription_for_jobs on auth.subscription (check_at) where check_at is not null;

-- The ids of Stripe's events and invoices whose effects are stored.
create table auth.billing_event (
  id text primary key,
  seen_at timestamptz(3) not null
);
create index billing_event_for_jobs on auth.billing_event (seen_at);

-- Customers of deleted accounts that Stripe has yet to delete, with their subscriptions.
create table auth.leaving_customer (
  customer_id text primary key,
  try_at timestamptz(3) not null,
  created_at timestamptz(3) not null
);
create index leaving_customer_for_jobs on auth.leaving_customer (try_at);

-- Addresses, sealed, that wait for the one letter which says that Premium is for sale.
create table lookup.premium_wish (
  leave_hash text primary key,
  sealed text not null,
  created_at timestamptz(3) not null
);
create index premium_wish_for_jobs on lookup.premium_wish (created_at);
