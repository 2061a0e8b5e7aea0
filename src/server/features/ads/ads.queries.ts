import { sql } from "drizzle-orm";
import type { AdEvent } from "../../../contract/ads.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { adDays } from "../../platform/db/tables/counts.ts";
import { rateLimits } from "../../platform/db/tables/reference.ts";

const subjectOf = (userId: string) => `countAd:${userId}`;

/** Counts a call in its hour, and gives the hour's beginning with how many it has seen. */
export function countCallOfHour(tx: Transaction, userId: string, { now, since }: { now: Date; since: Date }) {
  const { windowStart, requests } = rateLimits;
  const isOver = sql`${windowStart} <= ${since.toISOString()}::timestamptz`;
  return tx
    .insert(rateLimits)
    .values({ id: subjectOf(userId), windowStart: now, requests: 1, tokens: 0 })
    .onConflictDoUpdate({
      target: rateLimits.id,
      set: {
        windowStart: sql`case when ${isOver} then excluded.window_start else ${windowStart} end`,
        requests: sql`case when ${isOver} then 1 else ${requests} + 1 end`,
      },
    })
    .returning({ windowStart, requests });
}

interface DayCount {
  userId: string;
  day: string;
  id: string;
  event: AdEvent;
  /** Nothing is added once the person's hour has seen more calls than this. */
  most: number;
}

/** Adds one to the notice's day. Stands behind `countCallOfHour` in the same transaction. */
export function addToDay(tx: Transaction, { userId, day, id, event, most }: DayCount) {
  const impressions = event === "impression" ? 1 : 0;
  const clicks = 1 - impressions;
  return tx.execute(sql`
    insert into ${adDays} as d (day, ad_id, impressions, clicks)
    select ${day}::date, ${id}, ${impressions}::integer, ${clicks}::integer
    from ${rateLimits} where ${rateLimits.id} = ${subjectOf(userId)} and ${rateLimits.requests} <= ${most}::integer
    on conflict (day, ad_id) do update set
      impressions = d.impressions + excluded.impressions, clicks = d.clicks + excluded.clicks`);
}
