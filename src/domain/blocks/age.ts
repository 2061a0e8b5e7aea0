// How long a block has been tracked, in words.

import { DAY_MS } from "../time.ts";
import { WEEK_DAYS } from "../weekdays.ts";

const LONG_TERM_DAYS = 30;

export type BlockAge = { band: "just-started" | "long-term" } | { band: "weeks"; weeks: number };

/**
 * Returns the age of a block: 'just-started' under 7 days (also for a date in the future), full weeks under
 * 30 days, then 'long-term'.
 */
export function blockAgeOf(createdAt: Date, now: Date): BlockAge {
  const days = (now.getTime() - createdAt.getTime()) / DAY_MS;
  if (days < WEEK_DAYS) return { band: "just-started" };
  if (days < LONG_TERM_DAYS) return { band: "weeks", weeks: Math.floor(days / WEEK_DAYS) };
  return { band: "long-term" };
}

/** Returns a block's age in words: 'just started', '1 week', '3 weeks', 'long-term'. */
export function describeBlockAge(age: BlockAge): string {
  if (age.band === "weeks") return age.weeks === 1 ? "1 week" : `${age.weeks} weeks`;
  return age.band === "just-started" ? "just started" : "long-term";
}
