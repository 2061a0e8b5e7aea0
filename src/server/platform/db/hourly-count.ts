/** Hourly limits on calls that do not ask a model. */
import { sql } from "drizzle-orm";
import { WINDOW_MS } from "#domain/limits/rate-limits.ts";
import type { Transaction } from "./database.ts";
import { personLimits } from "./tables/reference.ts";

/** Counts a person's call under this name. Returns the start of its hour and the number of calls in that hour. */
export function countInHour(tx: Transaction, { userId, name }: { userId: string; name: string }, now: Date) {
  const { windowStart, requests } = personLimits;
  const since = new Date(now.getTime() - WINDOW_MS);
  const isOver = sql`${windowStart} <= ${since.toISOString()}::timestamptz`;
  return tx
    .insert(personLimits)
    .values({ userId, name, windowStart: now, requests: 1, tokens: 0 })
    .onConflictDoUpdate({
      target: [personLimits.userId, personLimits.name],
      set: {
        windowStart: sql`case when ${isOver} then excluded.window_start else ${windowStart} end`,
        requests: sql`case when ${isOver} then 1 else ${requests} + 1 end`,
      },
    })
    .returning({ windowStart, requests });
}

/** Returns when the current hour ends, and in how many seconds. */
export function endOfHour({ windowStart }: { windowStart: Date }, now: Date): { at: Date; seconds: number } {
  const at = new Date(windowStart.getTime() + WINDOW_MS);
  return { at, seconds: Math.ceil((at.getTime() - now.getTime()) / 1000) };
}
