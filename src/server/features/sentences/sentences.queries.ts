import { and, eq, gte, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";
import { insightBody } from "../../platform/db/insight-columns.ts";
import { insights } from "../../platform/db/tables/insights.ts";
import { sentenceAnswers } from "../../platform/db/tables/sentences.ts";

export interface SentenceAddress {
  userId: string;
  insightId: string;
}

const shown = { ...insightBody, cardsDrawn: insights.cardsDrawn, createdAt: insights.createdAt };

export function selectReading(tx: Transaction, { userId, insightId }: SentenceAddress) {
  return tx
    .select(shown)
    .from(insights)
    .where(and(eq(insights.userId, userId), eq(insights.id, insightId), isNull(insights.deletedAt)));
}

/** Selects the readings before this one on the same block, newest first; none older than `since`. */
export function selectEntriesBefore(
  tx: Transaction,
  { userId, insightId }: SentenceAddress,
  { since, limit }: { since: Date | null; limit: number },
) {
  const own = sql`from app.insights own where own.user_id = ${userId} and own.id = ${insightId}`;
  return tx
    .select({ ...insightBody, note: insights.note, createdAt: insights.createdAt })
    .from(insights)
    .where(
      and(
        eq(insights.userId, userId),
        sql`${insights.userBlockId} = (select own.user_block_id ${own})`,
        sql`${insights.createdAt} < (select own.created_at ${own})`,
        since ? gte(insights.createdAt, since) : undefined,
        isNull(insights.deletedAt),
      ),
    )
    .orderBy(sql`${insights.createdAt} desc`, sql`${insights.id} desc`)
    .limit(limit);
}

export function selectSentenceAnswers(tx: Transaction, { userId, insightId }: SentenceAddress) {
  return tx
    .select()
    .from(sentenceAnswers)
    .where(and(eq(sentenceAnswers.userId, userId), eq(sentenceAnswers.insightId, insightId)));
}

type AnswerRow = typeof sentenceAnswers.$inferInsert;

export function upsertAnswer(tx: Transaction, row: AnswerRow) {
  return tx
    .insert(sentenceAnswers)
    .values(row)
    .onConflictDoUpdate({
      target: [sentenceAnswers.userId, sentenceAnswers.insightId, sentenceAnswers.sentence],
      set: { answer: row.answer },
    });
}

export function deleteAnswer(tx: Transaction, { userId, insightId, sentence }: Omit<AnswerRow, "answer">) {
  return tx
    .delete(sentenceAnswers)
    .where(
      and(
        eq(sentenceAnswers.userId, userId),
        eq(sentenceAnswers.insightId, insightId),
        eq(sentenceAnswers.sentence, sentence),
      ),
    );
}
