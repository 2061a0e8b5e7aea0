/**
 * The hourly limits in the database. One statement counts a call and decides whether it may pass, so parallel
 * calls cannot exceed a limit.
 */
import { sql } from "drizzle-orm";
import { type LimitOutcome, limitOutcomeOf } from "#domain/limits/decide-limit.ts";
import { type LimitedFeature, RATE_LIMITS, WINDOW_MS } from "#domain/limits/rate-limits.ts";
import type { Transaction } from "../db/database.ts";
import { prepared, type Value } from "../db/prepared.ts";
import { personLimits } from "../db/tables/reference.ts";
import type { Reservation } from "./token-budget.ts";

const named = sql.placeholder;

export interface LimitedCall {
  feature: LimitedFeature;
  userId: string;
  /** The number of tokens to charge for the call. */
  cost: number;
}

/**
 * Counts a call by the rule of `countCall` in domain/limits. The row lock makes parallel calls wait for each
 * other. Pass the result to `readClaim`.
 */
export function claimStatement(
  tx: Transaction,
  call: LimitedCall,
  now: Date,
  cap: DayCap | null = null,
): PromiseLike<unknown> {
  const limit = RATE_LIMITS[call.feature];
  const values = {
    userId: call.userId,
    name: call.feature,
    at: now,
    cost: call.cost,
    freshAt: new Date(now.getTime() - WINDOW_MS).toISOString(),
    blockEnd: new Date(now.getTime() + limit.blockMs).toISOString(),
    mostRequests: limit.requests,
    mostTokens: limit.tokens,
  };
  if (cap === null) return count(tx, values);
  const { day, tokens } = cap.reservation;
  return countCapped(tx, { ...values, day, held: tokens, most: cap.most });
}

/** The daily cap on the server's tokens: the tokens that a call would reserve, and the maximum of the day. */
export interface DayCap {
  reservation: Reservation;
  most: number;
}

interface CountValues {
  userId: Value<string>;
  name: Value<string>;
  at: Value<Date>;
  cost: Value<number>;
  freshAt: Value<string>;
  blockEnd: Value<string>;
  mostRequests: Value<number>;
  mostTokens: Value<number>;
}

const countPlaceholders: CountValues = {
  userId: named("userId"),
  name: named("name"),
  at: named("at"),
  cost: named("cost"),
  freshAt: named("freshAt"),
  blockEnd: named("blockEnd"),
  mostRequests: named("mostRequests"),
  mostTokens: named("mostTokens"),
};

const count = prepared("limits_count", (tx) => countQuery(tx, countPlaceholders));

function countQuery(tx: Transaction, values: CountValues) {
  const { windowStart, requests, tokens, blockedUntil } = personLimits;
  const first = {
    userId: values.userId,
    name: values.name,
    windowStart: values.at,
    requests: 1,
    tokens: values.cost,
  };
  // `at` and `cost` are the values that the insert would have written for the first call of an hour.
  const at = sql`excluded.window_start`;
  const cost = sql`excluded.tokens`;
  const isBlocked = sql`coalesce(${blockedUntil} > ${at}, false)`;
  const isFresh = sql`${windowStart} <= ${values.freshAt}::timestamptz`;
  const isOver = sql`(${requests} + 1 > ${values.mostRequests} or ${tokens} + ${cost} > ${values.mostTokens})`;
  const blockEnd = sql`${values.blockEnd}::timestamptz`;
  const kept = sql`${isBlocked} or (not ${isFresh} and ${isOver})`;
  return tx
    .insert(personLimits)
    .values(first)
    .onConflictDoUpdate({
      target: [personLimits.userId, personLimits.name],
      set: {
        windowStart: sql`case when not ${isBlocked} and ${isFresh} then ${at} else ${windowStart} end`,
        requests: sql`case when ${kept} then ${requests} when ${isFresh} then 1 else ${requests} + 1 end`,
        tokens: sql`case when ${kept} then ${tokens} when ${isFresh} then ${cost} else ${tokens} + ${cost} end`,
        blockedUntil: sql`case
          when ${isBlocked} then ${blockedUntil} when ${isFresh} then null
          when ${isOver} then coalesce(${blockedUntil}, ${blockEnd}) end`,
      },
    })
    .returning({ windowStart, requests, tokens, blockedUntil });
}

/** Counts the call and, if the hourly limit allows it, reserves its tokens of the day, in one statement. */
const countCapped = prepared("limits_count_capped", (tx) => {
  const counted = tx.$with("counted").as(countQuery(tx, countPlaceholders));
  const held = sql`${named("held")}::bigint`;
  const most = sql`${named("most")}::bigint`;
  const isOverAlone = sql`${held} > ${most}`;
  const isOver = sql`d.tokens + ${held} > ${most}`;
  const reserving = sql`
    insert into limits.token_days as d (day, tokens, refused, is_spent)
    select ${named("day")}::date, case when ${isOverAlone} then 0 else ${held} end,
      case when ${isOverAlone} then 1 else 0 end, ${isOverAlone}
    from counted where counted.blocked_until is null
    on conflict (day) do update set
      tokens = case when ${isOver} then d.tokens else d.tokens + ${held} end,
      refused = case when ${isOver} then d.refused + 1 else d.refused end,
      is_spent = ${isOver}
    returning tokens as day_tokens, is_spent`;
  const reserved = tx
    .$with("reserved", {
      dayTokens: sql<number>`day_tokens`.as("day_tokens"),
      isSpent: sql<boolean>`is_spent`.as("is_spent"),
    })
    .as(reserving);
  const { windowStart, requests, tokens, blockedUntil } = counted;
  return tx
    .with(counted, reserved)
    .select({
      ...{ windowStart, requests, tokens, blockedUntil, isSpent: reserved.isSpent },
      dayTokens: sql<number | null>`${reserved.dayTokens}::float8`,
    })
    .from(counted)
    .leftJoin(reserved, sql`true`);
});

/** Reads the day's tokens from a claim's result; `null` where none were reserved. */
export function readDay(claimed: unknown): { tokens: number; isSpent: boolean } | null {
  const { dayTokens, isSpent } = firstRow(claimed);
  return typeof dayTokens === "number" ? { tokens: dayTokens, isSpent: isSpent === true } : null;
}

/** Reads the outcome from a claim's result. Throws where the value is not a claim's result. */
export function readClaim(claimed: unknown, call: LimitedCall, now: Date): LimitOutcome {
  const row = firstRow(claimed);
  const state = {
    windowStart: timeOf(row.windowStart),
    requests: numberOf(row.requests),
    tokens: numberOf(row.tokens),
    blockedUntil: row.blockedUntil === null ? null : timeOf(row.blockedUntil),
  };
  return limitOutcomeOf(state, RATE_LIMITS[call.feature], call.cost, now.getTime());
}

function firstRow(claimed: unknown): Record<string, unknown> {
  const row: unknown = Array.isArray(claimed) ? claimed[0] : undefined;
  if (typeof row !== "object" || row === null) throw new TypeError("a claim's result has no row");
  return row as Record<string, unknown>;
}

function timeOf(value: unknown): number {
  if (!(value instanceof Date)) throw new TypeError("a claim's result has no time");
  return value.getTime();
}

function numberOf(value: unknown): number {
  if (typeof value !== "number") throw new TypeError("a claim's result has no figure");
  return value;
}
