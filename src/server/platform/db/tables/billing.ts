// The tables of Premium that is bought. No card, amount or invoice is stored here: those stay at Stripe.
import { sql } from "drizzle-orm";
import { boolean, index, integer, text, uuid } from "drizzle-orm/pg-core";
import { user } from "./auth.ts";
import { auth, instant, lookup } from "./schemas.ts";

/** The account's customer at Stripe, and what Stripe last said about the customer's subscription. */
export const subscription = auth.table(
  "subscription",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => user.id, { onDelete: "cascade" }),
    customerId: text("customer_id").notNull().unique("subscription_customer"),
    /** One of the states of `domain/plans/subscription.ts`. */
    state: text("state").notNull(),
    /** Whether the subscription ends at `periodEnd` instead of being renewed. */
    isEnding: boolean("is_ending").notNull().default(false),
    periodEnd: instant("period_end"),
    /** Counts the changes of the row, so that a state fetched before another change is not stored after it. */
    version: integer("version").notNull().default(0),
    /** When a job asks Stripe again; `null` if nothing is expected to change. */
    checkAt: instant("check_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("subscription_for_jobs").on(table.checkAt).where(sql`check_at is not null`)],
);

/** The ids of Stripe's events and invoices whose effects are stored. */
export const billingEvent = auth.table(
  "billing_event",
  {
    id: text("id").primaryKey(),
    seenAt: instant("seen_at").notNull(),
  },
  (table) => [index("billing_event_for_jobs").on(table.seenAt)],
);

/** Customers of deleted accounts that Stripe has yet to delete, with their subscriptions. Nothing else of them is kept. */
export const leavingCustomer = auth.table(
  "leaving_customer",
  {
    customerId: text("customer_id").primaryKey(),
    tryAt: instant("try_at").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("leaving_customer_for_jobs").on(table.tryAt)],
);

/** Addresses that wait for the one letter which says that Premium is for sale. */
export const premiumWish = lookup.table(
  "premium_wish",
  {
    /** The hash of the token in the letter's link that ends such letters. It identifies the address. */
    leaveHash: text("leave_hash").primaryKey(),
    /** The address, encrypted under a key derived from the server's secret. */
    sealed: text("sealed").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("premium_wish_for_jobs").on(table.createdAt)],
);
