/** The sentences for a person at an hourly limit, in the specification's words. */

import { clockTime } from "../plans/clock-time.ts";
import { MINUTE_MS } from "../time.ts";
import type { LimitOutcome } from "./decide-limit.ts";
import type { RateLimit } from "./rate-limits.ts";

/**
 * Returns the sentence at a limit. `timeZone` is an IANA name. An unknown zone is read as UTC, and the
 * sentence then names UTC.
 */
export function limitSentence(limit: RateLimit, outcome: LimitOutcome, timeZone?: string | null): string {
  if (outcome.reason === "spent") {
    const { time, zone } = clockTime(outcome.resetAt, timeZone);
    const named = zone === timeZone ? time : `${time} ${zone}`;
    return `You've reached your hourly limit for ${limit.name}. Your limit resets at ${named}.`;
  }
  const minutes = Math.max(1, Math.ceil(outcome.waitMs / MINUTE_MS));
  return `You've reached your limit for ${limit.name}. Please wait ${minutes} minute(s) before trying again.`;
}
