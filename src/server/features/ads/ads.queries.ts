import { sql } from "drizzle-orm";
import type { AdEvent } from "#contract/ads.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { adDays } from "../../platform/db/tables/counts.ts";
import { personLimits } from "../../platform/db/tables/reference.ts";

/** The name of the limit that counts a person's calls in an hour. */
export const AD_LIMIT = "countAd";

interface DayCount {
  userId: string;
  day: string;
  id: string;
  event: AdEvent;
  /** The maximum number of the person's calls in this hour. Beyond it, the ad is not counted. */
  most: number;
}

/** Adds one to the ad's count of the day. Must run after the hourly count in the same transaction. */
export function addToAdCountOfDay(tx: Transaction, { userId, day, id, event, most }: DayCount) {
  const impressions = event === "impression" ? 1 : 0;
  const clicks = 1 - impressions;
  return tx.execute(sql`
    insert into ${adDays} as d (day, ad_id, impressions, clicks)
    select ${day}::date, ${id}, ${impressions}::integer, ${clicks}::integer
    from ${personLimits} where ${personLimits.userId} = ${userId} and ${personLimits.name} = ${AD_LIMIT}
      and ${personLimits.requests} <= ${most}::integer
    on conflict (day, ad_id) do update set
      impressions = d.impressions + excluded.impressions, clicks = d.clicks + excluded.clicks`);
}
