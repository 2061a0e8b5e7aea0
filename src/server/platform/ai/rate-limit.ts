/** The hourly limits in the database: one statement counts a call and says whether it may pass, exact under parallel calls. */
import { sql } from "drizzle-orm";
import { type LimitOutcome, readOutcome } from "../../../domain/limits/decide-limit.ts";
import { type LimitedFeature, RATE_LIMITS, WINDOW_MS } from "../../../domain/limits/rate-limits.ts";
import type { Transaction } from "../db/database.ts";
import { rateLimits } from "../db/tables/reference.ts";

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
  const at = sql`${now.toISOString()}::timestamptz`;
  const over = sql`(r.requests + 1 > ${limit.requests} or r.tokens + ${call.cost}::integer > ${limit.tokens})`;
  const isBlocked = sql`coalesce(r.blocked_until > ${at}, false)`;
  const isFresh = sql`r.window_start <= ${new Date(now.getTime() - WINDOW_MS).toISOString()}::timestamptz`;
  const blockEnd = sql`${new Date(now.getTime() + limit.blockMs).toISOString()}::timestamptz`;
  return tx.execute(sql`
    insert into ${rateLimits} as r (id, window_start, requests, tokens, blocked_until)
    values (${subjectOf(call)}, ${at}, 1, ${call.cost}::integer, null)
    on conflict (id) do update set
      window_start = case when not ${isBlocked} and ${isFresh} then ${at} else r.window_start end,
      requests = case
        when ${isBlocked} then r.requests when ${isFresh} then 1 when ${over} then r.requests
        else r.requests + 1 end,
      tokens = case
        when ${isBlocked} then r.tokens when ${isFresh} then ${call.cost}::integer when ${over} then r.tokens
        else r.tokens + ${call.cost}::integer end,
      blocked_until = case
        when ${isBlocked} then r.blocked_until when ${isFresh} then null
        when ${over} then coalesce(r.blocked_until, ${blockEnd}) else null end
    returning
      (extract(epoch from window_start) * 1000)::float8 as "windowStart", requests, tokens,
      (extract(epoch from blocked_until) * 1000)::float8 as "blockedUntil"`);
}

/** What a claim's result says. Throws for anything that is not one. */
export function readClaim(claimed: unknown, call: LimitedCall, now: Date): LimitOutcome {
  const row = firstRow(claimed);
  const state = {
    windowStart: numberOf(row.windowStart),
    requests: numberOf(row.requests),
    tokens: numberOf(row.tokens),
    blockedUntil: row.blockedUntil === null ? null : numberOf(row.blockedUntil),
  };
  return readOutcome(state, RATE_LIMITS[call.feature], call.cost, now.getTime());
}

function subjectOf({ feature, userId }: LimitedCall): string {
  return `${feature}:${userId}`;
}

function firstRow(claimed: unknown): Record<string, unknown> {
  const rows =
    typeof claimed === "object" && claimed !== null && "rows" in claimed ? claimed.rows : undefined;
  const row: unknown = Array.isArray(rows) ? rows[0] : undefined;
  if (typeof row !== "object" || row === null) throw new TypeError("a claim's result has no row");
  return row as Record<string, unknown>;
}

function numberOf(value: unknown): number {
  if (typeof value !== "number" || !Number.isFinite(value))
    throw new TypeError("a claim's result has no figure");
  return Math.round(value);
}
