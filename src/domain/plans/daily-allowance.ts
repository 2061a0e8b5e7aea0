/** How many readings are left today, and the sentences for when none is left. */
import { MINUTE_MS } from "../time.ts";
import { clockTime } from "./clock-time.ts";
import { type DayZone, nextDayStart, zoneAt } from "./day.ts";
import { isLimitedUntilVerified, PLANS, type Plan } from "./plans.ts";

export interface DailyAllowance {
  used: number;
  /**
   * The number of readings that the plan allows a day; `null` if it has no daily limit. `left` is the rest of today.
   */
  limit: number | null;
  left: number | null;
  resetTime: Date;
}

export function readAllowance(plan: Plan, used: number, now: Date, zone: DayZone): DailyAllowance {
  const limit = plan.insightsPerDay;
  const left = limit === null ? null : Math.max(0, limit - used);
  return { used, limit, left, resetTime: nextDayStart(now, zone) };
}

/**
 * Returns the sentence at the limit: what was used, when the next reading opens, and how to get more a day.
 */
export function dailyLimitSentence(plan: Plan, resetTime: Date, now: Date, zone: DayZone): string {
  const time = sayTime(resetTime, zoneAt(resetTime, zone));
  const wait = sayWait(resetTime.getTime() - now.getTime());
  if (plan.name === "guest") {
    return (
      `A guest gets one reading a day. The next one opens at ${time}, ${wait}. ` +
      `An account gets ${PLANS.free.insightsPerDay} a day.`
    );
  }
  const said = `You’ve had all ${plan.insightsPerDay} of today’s readings. The next one opens at ${time}, ${wait}.`;
  if (!isLimitedUntilVerified(plan.name, plan.insightsPerDay)) return said;
  return `${said} Confirm your email address with the link in your inbox, and you get ${PLANS.free.insightsPerDay} a day.`;
}

/** Returns the sentence for a person who stopped too many readings before the first word. */
export function stopLimitSentence(plan: Plan, resetTime: Date, now: Date, zone: DayZone): string {
  const time = sayTime(resetTime, zoneAt(resetTime, zone));
  const wait = sayWait(resetTime.getTime() - now.getTime());
  return (
    `You’ve stopped ${plan.stopsPerDay} of today’s readings before the first word. ` +
    `The next one opens at ${time}, ${wait}.`
  );
}

function sayWait(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE_MS));
  if (minutes < 60) return `in ${count(minutes, "minute")}`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return rest === 0
    ? `in ${count(hours, "hour")}`
    : `in ${count(hours, "hour")} and ${count(rest, "minute")}`;
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? "" : "s"}`;
}

/**
 * Formats a time with its zone: `midnight (Europe/Berlin)`. The zone tells a traveller which midnight is
 * meant. A day that follows a change of the zone can begin at another time.
 */
function sayTime(instant: Date, timeZone: string): string {
  const { time, zone } = clockTime(instant, timeZone);
  return `${time === "12:00 AM" ? "midnight" : time} (${zone})`;
}
