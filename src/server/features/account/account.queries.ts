import { sql } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";
import { rateLimits } from "../../platform/db/tables/reference.ts";

/** Counts a download in its hour, and gives the hour's beginning with how many it has seen. */
export function countExport(tx: Transaction, userId: string, { now, since }: { now: Date; since: Date }) {
  const { windowStart, requests } = rateLimits;
  const isOver = sql`${windowStart} <= ${since.toISOString()}::timestamptz`;
  return tx
    .insert(rateLimits)
    .values({ id: `exportAccount:${userId}`, windowStart: now, requests: 1, tokens: 0 })
    .onConflictDoUpdate({
      target: rateLimits.id,
      set: {
        windowStart: sql`case when ${isOver} then excluded.window_start else ${windowStart} end`,
        requests: sql`case when ${isOver} then 1 else ${requests} + 1 end`,
      },
    })
    .returning({ windowStart, requests });
}
