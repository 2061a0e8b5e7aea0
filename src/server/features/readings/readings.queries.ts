// Queries that load what a reading depends on, and that follow a run.
import { and, asc, desc, eq, gt, gte, isNull, or, sql } from "drizzle-orm";
import { DAY_MS } from "#domain/time.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { insightBody } from "../../platform/db/insight-columns.ts";
import { prepared, type Value } from "../../platform/db/prepared.ts";
import { draws, insights, readingEvents, readings, userBlocks } from "../../platform/db/tables/insights.ts";

/** The time in milliseconds for which a question counts as asked again. */
const ASKED_AGAIN_MS = 3 * DAY_MS;
/** The number of the latest readings whose questions are compared. */
const RECENT_AT_MOST = 12;

function own(userId: string, id: string) {
  return and(eq(readings.userId, userId), eq(readings.id, id));
}

export function selectRunByKey(tx: Transaction, userId: Value<string>, key: Value<string>) {
  return tx
    .select()
    .from(readings)
    .where(and(eq(readings.userId, userId), eq(readings.key, key)));
}

export function selectLinkedBlock(tx: Transaction, userId: string, id: string) {
  return tx
    .select()
    .from(userBlocks)
    .where(and(eq(userBlocks.userId, userId), eq(userBlocks.id, id), isNull(userBlocks.deletedAt)));
}

/** Selects the summaries of the latest readings on a block. */
export function selectEarlier(tx: Transaction, userId: string, blockId: string, limit: number) {
  return tx
    .select({
      userId: insights.userId,
      id: insights.id,
      summary: insights.summary,
      isImported: insights.isImported,
      createdAt: insights.createdAt,
    })
    .from(insights)
    .where(and(eq(insights.userId, userId), eq(insights.userBlockId, blockId), isNull(insights.deletedAt)))
    .orderBy(desc(insights.createdAt), desc(insights.id))
    .limit(limit);
}

/** Selects the latest reading on a block in full, with how many of its steps are done. */
export function selectLatestOnBlock(tx: Transaction, userId: string, blockId: string) {
  const { doneSteps, stepCount, createdAt } = insights;
  return tx
    .select({ ...insightBody, doneSteps, stepCount, createdAt })
    .from(insights)
    .where(and(eq(insights.userId, userId), eq(insights.userBlockId, blockId), isNull(insights.deletedAt)))
    .orderBy(desc(insights.createdAt), desc(insights.id))
    .limit(1);
}

const recentOf = prepared("reading_recent", (tx) =>
  tx
    .select({ ...insightBody, createdAt: insights.createdAt })
    .from(insights)
    .where(
      and(
        eq(insights.userId, sql.placeholder("userId")),
        gte(insights.createdAt, sql.placeholder("since")),
        eq(insights.isDefault, false),
        isNull(insights.deletedAt),
      ),
    )
    .orderBy(desc(insights.createdAt), desc(insights.id))
    .limit(RECENT_AT_MOST),
);

/** Selects the latest readings in full whose question may be asked again now. */
export function selectRecentQuestions(tx: Transaction, userId: string, now: Date) {
  return recentOf(tx, { userId, since: new Date(now.getTime() - ASKED_AGAIN_MS) });
}

export function selectOwnDraw(tx: Transaction, userId: string, id: string) {
  return tx
    .select()
    .from(draws)
    .where(and(eq(draws.userId, userId), eq(draws.id, id)));
}

/** Stores the lifted cards of a draw. Returns no row where cards were lifted already, or where a reading uses the draw. */
export function storeLift(tx: Transaction, { userId, id }: { userId: string; id: string }, lifted: string) {
  return tx
    .update(draws)
    .set({ lifted })
    .where(and(eq(draws.userId, userId), eq(draws.id, id), isNull(draws.lifted), isNull(draws.readingId)))
    .returning({ id: draws.id });
}

/** Selects a draw, and the run that uses it if there is one. */
export function selectDraw(tx: Transaction, userId: string, id: string) {
  return tx
    .select({ draw: draws, run: readings })
    .from(draws)
    .leftJoin(readings, and(eq(readings.userId, draws.userId), eq(readings.id, draws.readingId)))
    .where(and(eq(draws.userId, userId), eq(draws.id, id)));
}

/** Selects the insight to replace, by its own id or by its draw. */
export function selectToReplace(
  tx: Transaction,
  userId: string,
  by: { id: string | undefined; drawId: string | undefined; isReadAgain: boolean },
) {
  return tx
    .select()
    .from(insights)
    .where(
      and(
        eq(insights.userId, userId),
        or(
          by.id ? eq(insights.id, by.id) : undefined,
          by.drawId ? eq(insights.drawId, by.drawId) : undefined,
        ),
        by.isReadAgain ? undefined : insights.isDefault,
        isNull(insights.deletedAt),
      ),
    )
    .limit(1);
}

export function selectReadingEvents(tx: Transaction, userId: string, readingId: string, afterNumber: number) {
  return tx
    .select()
    .from(readingEvents)
    .where(
      and(
        eq(readingEvents.userId, userId),
        eq(readingEvents.readingId, readingId),
        gt(readingEvents.seq, afterNumber),
      ),
    )
    .orderBy(asc(readingEvents.seq));
}

/**
 * Selects a run, and whether its insight is a default one (stored because the model gave no usable answer); `isDefault`
 * is `null` when there is no insight.
 */
export function selectRunAndInsight(tx: Transaction, userId: string, id: string) {
  return tx
    .select({ run: readings, isDefault: insights.isDefault })
    .from(readings)
    .leftJoin(insights, and(eq(insights.userId, readings.userId), eq(insights.id, readings.insightId)))
    .where(own(userId, id));
}
