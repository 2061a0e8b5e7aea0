/** What a person is told at an hourly limit, in the specification's words. */
import type { LimitOutcome } from "./decide-limit.ts";
import type { RateLimit } from "./rate-limits.ts";

const MINUTE_MS = 60_000;

/** `timeZone` is an IANA name; an unknown one is read as UTC, and the zone is then named. */
export function sayLimit(limit: RateLimit, outcome: LimitOutcome, timeZone?: string | null): string {
  if (outcome.reason === "spent") {
    const time = clockTime(outcome.resetAt, timeZone);
    return `You've reached your hourly limit for ${limit.name}. Your limit resets at ${time}.`;
  }
  const minutes = Math.max(1, Math.ceil(outcome.waitMs / MINUTE_MS));
  return `You've reached your limit for ${limit.name}. Please wait ${minutes} minute(s) before trying again.`;
}

function clockTime(instant: number, timeZone: string | null | undefined): string {
  const format = { hour: "numeric", minute: "2-digit" } as const;
  // The plain space: newer time formats part hour and AM by a narrow one, which no one can type or search for.
  const plain = (text: string) => text.replaceAll("\u202f", " ");
  try {
    if (timeZone) return plain(new Intl.DateTimeFormat("en-US", { ...format, timeZone }).format(instant));
  } catch {
    // An unknown zone: fall through to UTC.
  }
  return `${plain(new Intl.DateTimeFormat("en-US", { ...format, timeZone: "UTC" }).format(instant))} UTC`;
}
