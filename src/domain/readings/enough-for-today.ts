import { DAY_MS } from "../time.ts";

/** The number of readings of a day from which the app offers to stop for today. */
export const ENOUGH_A_DAY = 3;

interface Today {
  /** The number of readings that were delivered today. */
  used: number;
  /** The time at which the next day begins, in ISO 8601. */
  resetTime: string;
}

/**
 * Returns whether a reading is of today and today has had at least three. `createdAt` is an ISO 8601 instant.
 */
export function isEnoughForToday({ createdAt, today }: { createdAt: string; today: Today }): boolean {
  const isOfToday = Date.parse(createdAt) >= Date.parse(today.resetTime) - DAY_MS;
  return isOfToday && today.used >= ENOUGH_A_DAY;
}
