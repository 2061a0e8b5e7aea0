import { and, desc, eq, gte, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";
import { listedInsight } from "../../platform/db/insight-columns.ts";
import { type Newest, newestInsights } from "../../platform/db/newest-insights.ts";
import { checkIns } from "../../platform/db/tables/check-ins.ts";
import { insights } from "../../platform/db/tables/insights.ts";
import { insightSteps } from "../../platform/db/tables/steps.ts";

export type CheckInRow = typeof checkIns.$inferSelect;

/** Selects the newest check-ins, newest first. */
export function selectCheckIns(tx: Transaction, userId: string, limit: number) {
  return tx
    .select()
    .from(checkIns)
    .where(eq(checkIns.userId, userId))
    .orderBy(desc(checkIns.weekStart))
    .limit(limit);
}

/** Selects the check-in of a week. */
export function selectCheckIn(
  tx: Transaction,
  { userId, weekStart }: Pick<CheckInRow, "userId" | "weekStart">,
) {
  return tx
    .select()
    .from(checkIns)
    .where(and(eq(checkIns.userId, userId), eq(checkIns.weekStart, weekStart)));
}

/** Replaces the body of a check-in. Returns no row if the stored body no longer equals `before`. */
export function replaceBody(
  tx: Transaction,
  { userId, weekStart, body, before }: Pick<CheckInRow, "userId" | "weekStart" | "body"> & { before: string },
) {
  return tx
    .update(checkIns)
    .set({ body })
    .where(and(eq(checkIns.userId, userId), eq(checkIns.weekStart, weekStart), eq(checkIns.body, before)))
    .returning({ weekStart: checkIns.weekStart });
}

/**
 * Inserts or replaces the check-in of a week; its creation time stays. Returns no row if the stored check-in is no longer
 * `read`, or if there is one and none was read.
 */
export function upsertCheckIn(tx: Transaction, row: CheckInRow, read: CheckInRow | undefined) {
  return tx
    .insert(checkIns)
    .values(row)
    .onConflictDoUpdate({
      target: [checkIns.userId, checkIns.weekStart],
      set: {
        state: sql`excluded.state`,
        body: sql`excluded.body`,
        updatedAt: sql`excluded.updated_at`,
      },
      // An encrypted body is never empty, so this never matches when no check-in was read.
      setWhere: eq(checkIns.body, read?.body ?? ""),
    })
    .returning();
}

/** Selects the newest readings since `since`, each with its encrypted body. */
export function selectReadingsSince(tx: Transaction, newest: Newest) {
  const columns = { ...listedInsight, body: insights.body, userBlockId: insights.userBlockId };
  return newestInsights(tx.select(columns).from(insights).$dynamic(), newest);
}

/** Selects the times at which steps were done since `since`. Steps of deleted readings are left out. */
export function selectStepsDoneSince(tx: Transaction, { userId, since, limit }: Newest) {
  return tx
    .select({ doneAt: insightSteps.doneAt })
    .from(insightSteps)
    .innerJoin(
      insights,
      and(eq(insights.userId, insightSteps.userId), eq(insights.id, insightSteps.insightId)),
    )
    .where(and(eq(insightSteps.userId, userId), gte(insightSteps.doneAt, since), isNull(insights.deletedAt)))
    .limit(limit);
}
