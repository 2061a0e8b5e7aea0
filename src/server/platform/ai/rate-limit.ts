/** The hourly limits in the database: one statement counts a call and says whether it may pass, exact under parallel calls. */
import { sql } from "drizzle-orm";
import { type LimitOutcome, readOutcome } from "../../../domain/limits/decide-limit.ts";
import { type LimitedFeature, RATE_LIMITS, WINDOW_MS } from "../../../domain/limits/rate-limits.ts";
import type { Transaction } from "../db/database.ts";
import { prepared } from "../db/prepared.ts";
import { rateLimits } from "../db/tables/reference.ts";

const named = sql.placeholder;

export interface LimitedCall {
  feature: LimitedFeature;
  userId: string;
  /** Tokens charged. */
  cost: number;
}

/**
 * Counts a call. The rule is `countCall` of domain/limits: the row's lock makes parallel calls queue, so each sees
 * what the one before it left. What it returns goes to `readClaim`.
 */
export function claimStatement(tx: Transaction, call: LimitedCall, now: Date): PromiseLike<unknown> {
  const limit = RATE_LIMITS[call.feature];
  return count(tx, {
    id: subjectOf(call),
    at: now,
    cost: call.cost,
    freshAt: new Date(now.getTime() - WINDOW_MS).toISOString(),
    blockEnd: new Date(now.getTime() + limit.blockMs).toISOString(),
    mostRequests: limit.requests,
    mostTokens: limit.tokens,
  });
}

const count = prepared("limits_count", (tx) => {
  const { windowStart, requests, tokens, blockedUntil } = rateLimits;
  const first = { id: named("id"), windowStart: named("at"), requests: 1, tokens: named("cost") };
  // What the call would have set, had it been the first.
  const at = sql`excluded.window_start`;
  const cost = sql`excluded.tokens`;
  const isBlocked = sql`coalesce(${blockedUntil} > ${at}, false)`;
  const isFresh = sql`${windowStart} <= ${named("freshAt")}::timestamptz`;
  const isOver = sql`(${requests} + 1 > ${named("mostRequests")} or ${tokens} + ${cost} > ${named("mostTokens")})`;
  const blockEnd = sql`${named("blockEnd")}::timestamptz`;
  const kept = sql`${isBlocked} or (not ${isFresh} and ${isOver})`;
  return tx
    .insert(rateLimits)
    .values(first)
    .onConflictDoUpdate({
      target: rateLimits.id,
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
});

/** What a claim's result says. Throws for anything that is not one. */
export function readClaim(claimed: unknown, call: LimitedCall, now: Date): LimitOutcome {
  const row = firstRow(claimed);
  const state = {
    windowStart: timeOf(row.windowStart),
    requests: numberOf(row.requests),
    tokens: numberOf(row.tokens),
    blockedUntil: row.blockedUntil === null ? null : timeOf(row.blockedUntil),
  };
  return readOutcome(state, RATE_LIMITS[call.feature], call.cost, now.getTime());
}

function subjectOf({ feature, userId }: LimitedCall): string {
  return `${feature}:${userId}`;
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
