/** The rule of the SQL statement that counts a call (`platform/ai/rate-limit.ts`), as a pure function. */
import { type RateLimit, WINDOW_MS } from "./rate-limits.ts";

/**
 * The stored state of a person and feature. A refusal sets `blockedUntil`; the next allowed call clears it.
 */
export interface LimitState {
  windowStart: number;
  requests: number;
  tokens: number;
  blockedUntil: number | null;
}

/**
 * Returns the state after a call of `cost` tokens at `now` (milliseconds). The call was refused if and only
 * if the new state has a `blockedUntil`. A refusal changes nothing else, so a block neither shortens nor
 * refills the window.
 */
export function countCall(
  before: LimitState | null,
  limit: RateLimit,
  cost: number,
  now: number,
): LimitState {
  const fresh = { windowStart: now, requests: 1, tokens: cost, blockedUntil: null };
  if (before === null) return fresh;
  if (before.blockedUntil !== null && before.blockedUntil > now) return before;
  if (before.windowStart + WINDOW_MS <= now) return fresh;
  const requests = before.requests + 1;
  const tokens = before.tokens + cost;
  if (requests <= limit.requests && tokens <= limit.tokens) {
    return { windowStart: before.windowStart, requests, tokens, blockedUntil: null };
  }
  return { ...before, blockedUntil: before.blockedUntil ?? now + limit.blockMs };
}

export interface LimitOutcome {
  isAllowed: boolean;
  /**
   * The reason why a call was refused: `blocked` while the block lasts; `spent` after it, while the limit of the window
   * is still used up. Absent if the call was allowed.
   */
  reason?: "blocked" | "spent";
  /** The milliseconds to wait until a call is allowed; 0 if this call was allowed. */
  waitMs: number;
  /** The time at which the limit resets, in milliseconds since 1970. */
  resetAt: number;
  /** The number of further calls of this cost that are allowed now. */
  remaining: number;
}

/** Returns the outcome of the call that led to a state. */
export function limitOutcomeOf(after: LimitState, limit: RateLimit, cost: number, now: number): LimitOutcome {
  const windowEnd = after.windowStart + WINDOW_MS;
  if (after.blockedUntil === null) {
    const byTokens = Math.floor((limit.tokens - after.tokens) / cost);
    const remaining = Math.max(0, Math.min(limit.requests - after.requests, byTokens));
    return { isAllowed: true, waitMs: 0, resetAt: windowEnd, remaining };
  }
  const resetAt = Math.max(windowEnd, after.blockedUntil);
  if (after.blockedUntil > now) {
    return { isAllowed: false, reason: "blocked", waitMs: after.blockedUntil - now, resetAt, remaining: 0 };
  }
  return { isAllowed: false, reason: "spent", waitMs: windowEnd - now, resetAt, remaining: 0 };
}
