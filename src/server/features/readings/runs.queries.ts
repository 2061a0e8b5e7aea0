// What a run writes: its heartbeat, its events, its end.
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";
import { drawnCards } from "../../platform/db/tables/cards.ts";
import { insights, readingEvents, readings, userBlocks } from "../../platform/db/tables/insights.ts";
import { dailyInsights } from "../../platform/db/tables/people.ts";
import { insightSteps } from "../../platform/db/tables/steps.ts";

const isRunning = eq(readings.status, "running");

function own(userId: string, id: string) {
  return and(eq(readings.userId, userId), eq(readings.id, id));
}

/**
 * Events that came twice, because nobody knew whether the first attempt had arrived, are kept once. Those of a run that
 * is no more, because its person is not, are kept nowhere.
 */
export function insertEvents(tx: Transaction, row: typeof readingEvents.$inferInsert) {
  const ofTheRun = tx
    .select({
      userId: readings.userId,
      readingId: readings.id,
      seq: sql<number>`${row.seq}::int`.as("seq"),
      body: sql<string>`${row.body}`.as("body"),
    })
    .from(readings)
    .where(own(row.userId, row.readingId));
  return tx.insert(readingEvents).select(ofTheRun).onConflictDoNothing();
}

/** Says that a run is alive, and learns whether it still is wanted. */
export function beat(tx: Transaction, userId: string, id: string, now: Date) {
  return tx
    .update(readings)
    .set({ heartbeatAt: now })
    .where(and(own(userId, id), isRunning))
    .returning({ stopRequestedAt: readings.stopRequestedAt });
}

/** Ends a run that nobody has ended or asked to stop; answers with nothing otherwise. */
export function endAsDone(tx: Transaction, userId: string, id: string, insightId: string) {
  return tx
    .update(readings)
    .set({ status: "done", insightId })
    .where(and(own(userId, id), isRunning, isNull(readings.stopRequestedAt)))
    .returning({ id: readings.id });
}

/** Ends a run without an insight. `hasCounted`: a retry of it does not count again. */
export function endWithout(
  tx: Transaction,
  { userId, id }: { userId: string; id: string },
  end: { status: "failed" | "stopped"; errorCode: string; hasCounted: boolean },
) {
  const { status, errorCode, hasCounted } = end;
  return tx
    .update(readings)
    .set({ status, errorCode, ...(hasCounted && { counts: false }) })
    .where(and(own(userId, id), isRunning))
    .returning({ id: readings.id });
}

/** Declares a run dead that has been silent since `aliveSince`. */
export function buryRun(tx: Transaction, { userId, id }: { userId: string; id: string }, aliveSince: Date) {
  return tx
    .update(readings)
    .set({ status: "failed", errorCode: "reading_failed" })
    .where(
      and(
        own(userId, id),
        isRunning,
        sql`${readings.heartbeatAt} <= ${aliveSince.toISOString()}::timestamptz`,
      ),
    )
    .returning({ id: readings.id });
}

export function requestStop(tx: Transaction, userId: string, key: string, now: Date) {
  return tx
    .update(readings)
    .set({ stopRequestedAt: now })
    .where(and(eq(readings.userId, userId), eq(readings.key, key), isRunning))
    .returning({ id: readings.id });
}

export function countInDay(tx: Transaction, userId: string, day: string, what: "delivered" | "stopped") {
  return tx
    .insert(dailyInsights)
    .values({ userId, day, [what]: 1 })
    .onConflictDoUpdate({
      target: [dailyInsights.userId, dailyInsights.day],
      set: { [what]: sql`${dailyInsights[what]} + 1` },
    });
}

export function insertBlock(tx: Transaction, row: typeof userBlocks.$inferInsert) {
  return tx.insert(userBlocks).values(row);
}

export function insertInsight(tx: Transaction, row: typeof insights.$inferInsert) {
  return tx.insert(insights).values(row);
}

/** Tells each card that it lay in this insight. */
export function insertDrawnCards(
  tx: Transaction,
  { userId, id: insightId, cardsDrawn, createdAt: drawnAt }: typeof insights.$inferSelect,
) {
  return tx.insert(drawnCards).values(
    cardsDrawn.map((card) => ({
      userId,
      cardId: card.id,
      insightId,
      isChosen: card.chosen === true,
      drawnAt,
    })),
  );
}

/** Puts a reading in a default one's place; its id, its date and what the person said of it stay. Its steps are new. */
export function replaceInsight(tx: Transaction, row: typeof insights.$inferSelect) {
  const { userId, id, summary, body, isDefault, duck, stepCount, doneSteps } = row;
  return tx
    .update(insights)
    .set({ summary, body, isDefault, duck, stepCount, doneSteps })
    .where(
      and(eq(insights.userId, userId), eq(insights.id, id), insights.isDefault, isNull(insights.deletedAt)),
    )
    .returning({ id: insights.id });
}

/** What became of the steps of the reading that was there before. */
export function deleteSteps(tx: Transaction, userId: string, insightId: string) {
  return tx
    .delete(insightSteps)
    .where(and(eq(insightSteps.userId, userId), eq(insightSteps.insightId, insightId)));
}
