import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";
import { isLinkedBlock, linkedBlock, listedInsight } from "../../platform/db/insight-columns.ts";
import { newestFirst } from "../../platform/db/page-key.ts";
import { insights, userBlocks } from "../../platform/db/tables/insights.ts";
import { userCounters, userProfiles, userSettings } from "../../platform/db/tables/people.ts";

/** Selects the person's settings and counts for home; always returns one row. */
export function selectHomeState(tx: Transaction, userId: string) {
  return tx
    .select({
      isProfileComplete: sql<boolean>`coalesce(${userProfiles.isComplete}, false)`,
      isOnboardingOffered: sql<boolean>`${userSettings.onboardingOfferedAt} is not null`,
      blockCount: sql<number>`coalesce(${userCounters.blocks}, 0)`,
    })
    .from(sql`(select 1) one`)
    .leftJoin(userProfiles, eq(userProfiles.userId, userId))
    .leftJoin(userSettings, eq(userSettings.userId, userId))
    .leftJoin(userCounters, eq(userCounters.userId, userId));
}

/** Selects the latest insights, each with its block. */
export function selectLatestInsights(tx: Transaction, userId: string, limit: number) {
  return tx
    .select({ insight: listedInsight, block: linkedBlock })
    .from(insights)
    .leftJoin(userBlocks, isLinkedBlock)
    .where(and(eq(insights.userId, userId), isNull(insights.deletedAt)))
    .orderBy(...newestFirst(insights))
    .limit(limit);
}
