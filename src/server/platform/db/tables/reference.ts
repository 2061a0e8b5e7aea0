import { bigint, boolean, date, index, integer, jsonb, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Card } from "#domain/deck/card.ts";
import { instant, limits, reference } from "./schemas.ts";

export const cards = reference.table("cards", {
  id: text("id").primaryKey(),
  number: integer("number").notNull().unique(),
  name: text("name").notNull(),
  card: jsonb("card").$type<Card>().notNull(),
});

export const blockTypes = reference.table("block_types", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  emoji: text("emoji").notNull(),
  description: text("description").notNull(),
});

/**
 * One row per person and feature: an hour's window from its first call, and the block after the limit was
 * exceeded.
 */
export const personLimits = limits.table(
  "person_limits",
  {
    userId: uuid("user_id").notNull(),
    /** The feature or the kind of call that is limited. */
    name: text("name").notNull(),
    windowStart: instant("window_start").notNull(),
    requests: integer("requests").notNull(),
    tokens: integer("tokens").notNull(),
    blockedUntil: instant("blocked_until"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.name] }),
    index("person_limits_for_jobs").on(table.windowStart),
  ],
);

/**
 * The table in which the previous version of the program counts the limits. Housekeeping deletes its old rows; a later
 * migration removes it.
 */
export const formerRateLimits = limits.table(
  "rate_limits",
  {
    id: text("id").primaryKey(),
    windowStart: instant("window_start").notNull(),
    requests: integer("requests").notNull(),
    tokens: integer("tokens").notNull(),
    blockedUntil: instant("blocked_until"),
  },
  (table) => [index("rate_limits_for_jobs").on(table.windowStart)],
);

/** The server's tokens per day: the cost of finished calls and the reservations of running ones. */
export const tokenDays = limits.table("token_days", {
  /** The day of the server's token count, in UTC. */
  day: date("day", { mode: "string" }).primaryKey(),
  tokens: bigint("tokens", { mode: "number" }).notNull(),
  /** What these tokens cost at list prices, in millionths of a dollar. */
  micros: bigint("micros", { mode: "number" }).notNull().default(0),
  /** The number of calls that went to the offline duck because a cap was reached. */
  refused: integer("refused").notNull(),
  /** Whether the last call of the day went to the offline duck because a cap was reached. */
  isSpent: boolean("is_spent").notNull(),
});

/** The version of the deck that the tables of cards and block types hold. */
export const seeds = reference.table("seeds", {
  id: text("id").primaryKey(),
  version: text("version").notNull(),
  seededAt: instant("seeded_at").notNull(),
});
