import { and, eq, gte, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";
import { isLinkedBlock, linkedBlock, listedInsight } from "../../platform/db/insight-columns.ts";
import { storedAnswers } from "../../platform/db/sentence-answers.ts";
import { type insightReports, insights, userBlocks } from "../../platform/db/tables/insights.ts";
import { storedMoods } from "../../platform/safety/chat-moods.ts";
import { storedSteps } from "./insights.ts";

const shown = (userId: string) => ({
  ...listedInsight,
  body: insights.body,
  drawId: insights.drawId,
  isDefault: insights.isDefault,
  duck: insights.duck,
  note: insights.note,
  editedAt: insights.editedAt,
  steps: storedSteps(userId),
  moods: storedMoods(userId),
  answers: storedAnswers(userId),
  isFirst: sql<boolean>`not exists (
    select from app.insights e
    where e.user_id = ${userId} and e.deleted_at is null and e.created_at < ${insights.createdAt})`,
  isReported: sql<boolean>`exists (
    select from app.insight_reports r where r.user_id = ${userId} and r.insight_id = ${insights.id})`,
});
export function selectInsight(tx: Transaction, userId: string, id: string) {
  return tx
    .select({ insight: shown(userId), block: linkedBlock })
    .from(insights)
    .leftJoin(userBlocks, isLinkedBlock)
    .where(and(eq(insights.userId, userId), eq(insights.id, id), isNull(insights.deletedAt)));
}

/**
 * Sets both flags of an insight, unless the insight is older than `since`. `tookAction` stays true when a
 * step is done.
 */
export function updateFlags(
  tx: Transaction,
  { userId, id, since }: { userId: string; id: string; since: Date | null },
  { resonated, tookAction }: { resonated: boolean; tookAction: boolean },
) {
  return tx
    .update(insights)
    .set({ resonated, tookAction: sql`${tookAction}::boolean or ${insights.doneSteps} > 0` })
    .where(
      and(
        eq(insights.userId, userId),
        eq(insights.id, id),
        isNull(insights.deletedAt),
        since ? gte(insights.createdAt, since) : undefined,
      ),
    );
}

export interface EditedWords {
  summary: string;
  body: string;
  note: string | null;
  editedAt: Date | null;
}

/**
 * Replaces the texts of an insight, unless another request has done so since `former` was read; returns no
 * row then.
 */
export function replaceWords(
  tx: Transaction,
  former: { userId: string; id: string; body: string; note: string | null },
  words: EditedWords,
) {
  return tx
    .update(insights)
    .set(words)
    .where(
      and(
        eq(insights.userId, former.userId),
        eq(insights.id, former.id),
        isNull(insights.deletedAt),
        eq(insights.body, former.body),
        sql`${insights.note} is not distinct from ${former.note}::text`,
      ),
    )
    .returning({ id: insights.id });
}

type NewReport = typeof insightReports.$inferInsert;

/** Inserts a report on an insight. Returns no row when the person has no such insight. */
export function insertReport(tx: Transaction, { userId, id, insightId, reason, note, createdAt }: NewReport) {
  return tx.execute<{ id: string }>(sql`
    insert into app.insight_reports (user_id, id, insight_id, reason, note, created_at)
    select ${userId}, ${id}, i.id, ${reason}, ${note ?? null}, ${createdAt.toISOString()}::timestamptz
    from app.insights i where i.user_id = ${userId} and i.id = ${insightId} and i.deleted_at is null
    returning id`);
}
