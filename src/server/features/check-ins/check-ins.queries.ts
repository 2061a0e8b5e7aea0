import { and, desc, eq, gte, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";
import { listedInsight } from "../../platform/db/insight-columns.ts";
import { newestFirst } from "../../platform/db/page-key.ts";
import { checkIns } from "../../platform/db/tables/check-ins.ts";
import { insights, userBlocks } from "../../platform/db/tables/insights.ts";
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

/** Inserts or replaces the check-in of a week; its creation time stays. */
export function upsertCheckIn(tx: Transaction, row: CheckInRow) {
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
    })
    .returning();
}

/** Selects the newest readings since that moment, each with its sealed body. */
export function selectReadingsSince(tx: Transaction, userId: string, { since, limit }: Recent) {
  return tx
    .select({ ...listedInsight, body: insights.body, userBlockId: insights.userBlockId })
    .from(insights)
    .where(and(eq(insights.userId, userId), isNull(insights.deletedAt), gte(insights.createdAt, since)))
    .orderBy(...newestFirst(insights))
    .limit(limit);
}

/** Selects when steps were done since that moment. Steps of deleted readings are left out. */
export function selectStepsDoneSince(tx: Transaction, userId: string, { since, limit }: Recent) {
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

/** Selects the names of the person's blocks, whatever their status. */
export function selectBlockNames(tx: Transaction, userId: string, limit: number) {
  const { id, summary, isImported } = userBlocks;
  return tx
    .select({ userId: userBlocks.userId, id, summary, isImported })
    .from(userBlocks)
    .where(and(eq(userBlocks.userId, userId), isNull(userBlocks.deletedAt)))
    .limit(limit);
}

interface Recent {
  since: Date;
  limit: number;
}
