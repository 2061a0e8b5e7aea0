/**
 * The hourly limits in the database. One statement counts a call and decides whether it may pass, so parallel
 * calls cannot exceed a limit.
 */
import { type SQL, sql } from "drizzle-orm";
import { type LimitOutcome, limitOutcomeOf } from "#domain/limits/decide-limit.ts";
import { type LimitedFeature, RATE_LIMITS, WINDOW_MS } from "#domain/limits/rate-limits.ts";
import type { Transaction } from "../db/database.ts";
import { prepared, type Value } from "../db/prepared.ts";
import { personLimits } from "../db/tables/reference.ts";
import type { Caps, Reservation, Spent } from "./token-budget.ts";

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
  cap: SpendingCap | null = null,
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
  const { day, tokens: heldTokens, micros: heldMicros } = cap.reservation;
  return countCapped(tx, { ...values, ...cap.most, day, heldTokens, heldMicros });
}

/** What a call would reserve, and the most that the server may spend. */
export interface SpendingCap {
  reservation: Reservation;
  most: Caps;
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

/**
 * Counts the call and, if the hourly limit allows it, reserves what it may cost, in one statement. A call that would go
 * over a cap reserves nothing. The month is the day's row, which the statement locks, and the days before it, which
 * change only while calls of those days end.
 */
const countCapped = prepared("limits_count_capped", (tx) => {
  const counted = tx.$with("counted").as(countQuery(tx, countPlaceholders));
  const day = sql`${named("day")}::date`;
  const tokens = sql`${named("heldTokens")}::bigint`;
  const micros = sql`${named("heldMicros")}::bigint`;
  const earlier = tx
    .$with("earlier", {
      tokens: sql<number>`earlier_tokens`.as("earlier_tokens"),
      micros: sql<number>`earlier_micros`.as("earlier_micros"),
    })
    .as(
      sql`select coalesce(sum(tokens), 0)::bigint as earlier_tokens, coalesce(sum(micros), 0)::bigint as earlier_micros
        from limits.token_days where day >= date_trunc('month', ${day})::date and day < ${day}`,
    );
  const isOver = (used: {
    tokens: SQL;
    micros: SQL;
  }) => sql`(${used.tokens} + ${tokens} > ${named("dayTokens")}::bigint
    or (select earlier_tokens from earlier) + ${used.tokens} + ${tokens} > ${named("monthTokens")}::bigint
    or (select earlier_micros from earlier) + ${used.micros} + ${micros} > ${named("monthMicros")}::bigint)`;
  const isFirstOver = isOver({ tokens: sql`0`, micros: sql`0` });
  const isNextOver = isOver({ tokens: sql`d.tokens`, micros: sql`d.micros` });
  const reserved = tx
    .$with("reserved", {
      tokens: sql<number>`spent_tokens`.as("spent_tokens"),
      micros: sql<number>`spent_micros`.as("spent_micros"),
    })
    .as(
      sql`insert into limits.token_days as d (day, tokens, micros, refused, is_spent)
        select ${day}, case when ${isFirstOver} then 0 else ${tokens} end,
          case when ${isFirstOver} then 0 else ${micros} end, case when ${isFirstOver} then 1 else 0 end, ${isFirstOver}
        from counted where counted.blocked_until is null
        on conflict (day) do update set
          tokens = case when ${isNextOver} then d.tokens else d.tokens + ${tokens} end,
          micros = case when ${isNextOver} then d.micros else d.micros + ${micros} end,
          refused = case when ${isNextOver} then d.refused + 1 else d.refused end,
          is_spent = ${isNextOver}
        returning case when is_spent then tokens else tokens - ${tokens} end as spent_tokens,
          case when is_spent then micros else micros - ${micros} end as spent_micros`,
    );
  const { windowStart, requests, tokens: countedTokens, blockedUntil } = counted;
  return tx
    .with(counted, earlier, reserved)
    .select({
      windowStart,
      requests,
      tokens: countedTokens,
      blockedUntil,
      dayTokens: sql<number | null>`${reserved.tokens}::float8`,
      monthTokens: sql<number | null>`(${reserved.tokens} + ${earlier.tokens})::float8`,
      monthMicros: sql<number | null>`(${reserved.micros} + ${earlier.micros})::float8`,
    })
    .from(counted)
    .innerJoin(earlier, sql`true`)
    .leftJoin(reserved, sql`true`);
});

/** Reads what had been spent before this call from a claim's result; `null` where the server has no cap. */
export function readSpent(claimed: unknown): Spent | null {
  const { dayTokens, monthTokens, monthMicros } = firstRow(claimed);
  if (typeof dayTokens !== "number") return null;
  return { dayTokens, monthTokens: numberOf(monthTokens), monthMicros: numberOf(monthMicros) };
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
