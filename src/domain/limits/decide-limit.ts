/** The rule behind the one statement that counts a call (`platform/ai/rate-limit.ts`), as a bare function. */
import { type RateLimit, WINDOW_MS } from "./rate-limits.ts";

/** What is kept for a person and feature. `blockedUntil` is set by a refusal and cleared by the next call let through. */
export interface LimitState {
  windowStart: number;
  requests: number;
  tokens: number;
  blockedUntil: number | null;
}

/**
 * The state after a call of `cost` tokens at `now` (milliseconds). The call was refused exactly where the new state
 * has a `blockedUntil`: a refusal changes nothing else, so a block neither shortens nor refills the window.
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
  /** `blocked` while the block lasts, `spent` after it while the window still holds too much. */
  reason?: "blocked" | "spent";
  /** Milliseconds to wait until a call may pass; 0 where it passed. */
  waitMs: number;
  /** When the window opens again. */
  resetAt: number;
  /** Further calls of this cost that would pass now. */
  remaining: number;
}

/** What a state says of the call that led to it. */
export function readOutcome(after: LimitState, limit: RateLimit, cost: number, now: number): LimitOutcome {
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
