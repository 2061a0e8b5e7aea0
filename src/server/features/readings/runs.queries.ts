// Statements that write a run: its heartbeat, its events, its end.
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";
import { demandRow } from "../../platform/db/demand-row.ts";
import { emptySearchPart } from "../../platform/db/empty-search-part.ts";
import { drawnCards } from "../../platform/db/tables/cards.ts";
import { insights, readingEvents, readings, userBlocks } from "../../platform/db/tables/insights.ts";
import { dailyInsights } from "../../platform/db/tables/people.ts";
import { slotOf } from "../../platform/db/tables/schemas.ts";
import { insightSteps } from "../../platform/db/tables/steps.ts";
import { isReplaceable } from "./claim-demands.ts";

const isRunning = eq(readings.status, "running");

function own(userId: string, id: string) {
  return and(eq(readings.userId, userId), eq(readings.id, id));
}

/**
 * Inserts events. Ignores a row that is already there, because a write whose answer was lost is repeated. Inserts
 * nothing when the run no longer exists. All events of a run are in the same partition of the table.
 */
export function insertEvents(tx: Transaction, row: typeof readingEvents.$inferInsert) {
  const ofTheRun = tx
    .select({
      userId: readings.userId,
      readingId: readings.id,
      seq: sql<number>`${row.seq}::int`.as("seq"),
      body: sql<string>`${row.body}`.as("body"),
      slot: slotOf(sql`${readings.createdAt}`).as("slot"),
    })
    .from(readings)
    .where(own(row.userId, row.readingId));
  return tx.insert(readingEvents).select(ofTheRun).onConflictDoNothing();
}

/**
 * Writes the heartbeat of a run and returns whether a stop was requested. Returns no row when the run has
 * ended.
 */
export function writeRunHeartbeat(tx: Transaction, userId: string, id: string, now: Date) {
  return tx
    .update(readings)
    .set({ heartbeatAt: now })
    .where(and(own(userId, id), isRunning))
    .returning({ stopRequestedAt: readings.stopRequestedAt });
}

/** Ends a run successfully. The batch takes no effect when it has already ended or a stop was requested. */
export function markRunDone(tx: Transaction, userId: string, id: string, insightId: string) {
  return [
    tx
      .update(readings)
      .set({ status: "done", insightId })
      .where(and(own(userId, id), isRunning, isNull(readings.stopRequestedAt))),
    demandRow(
      tx,
      readings,
      and(own(userId, id), eq(readings.status, "done"), eq(readings.insightId, insightId)),
    ),
  ];
}

/**
 * Ends a run without an insight. `hasCounted` makes a retry free, because the run has already been counted.
 */
export function endRunWithoutInsight(
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

/** Marks a run as failed when its last heartbeat is older than `aliveSince`. */
export function markDeadRunFailed(
  tx: Transaction,
  { userId, id }: { userId: string; id: string },
  aliveSince: Date,
) {
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

export function incrementDayCounter(
  tx: Transaction,
  userId: string,
  day: string,
  counter: "delivered" | "stopped",
) {
  return tx
    .insert(dailyInsights)
    .values({ userId, day, [counter]: 1 })
    .onConflictDoUpdate({
      target: [dailyInsights.userId, dailyInsights.day],
      set: { [counter]: sql`${dailyInsights[counter]} + 1` },
    });
}

export function insertBlock(tx: Transaction, row: typeof userBlocks.$inferInsert) {
  return tx.insert(userBlocks).values(row);
}

export function insertInsight(tx: Transaction, row: typeof insights.$inferInsert) {
  return tx.insert(insights).values(row);
}

/** Records for each card that it was drawn in this insight. */
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

/**
 * Replaces the reading of a default insight, or of one whose body still equals `correctedBody`, so that only
 * one correction succeeds: otherwise the batch takes no effect. The insight's id, date and feedback stay; its steps are
 * new.
 */
export function replaceInsight(
  tx: Transaction,
  row: typeof insights.$inferSelect,
  correctedBody: string | null,
) {
  const { userId, id, summary, body, isDefault, duck, stepCount, doneSteps } = row;
  return [
    tx
      .update(insights)
      .set({ summary, body, isDefault, duck, stepCount, doneSteps })
      .where(isReplaceable({ userId, id, correctedBody })),
    // A body is unique, because each is encrypted with its own random value, so this check finds exactly the row that
    // was written.
    demandRow(tx, insights, and(eq(insights.userId, userId), eq(insights.id, id), eq(insights.body, body))),
    emptySearchPart(tx, { userId, id }),
  ];
}

/** Deletes the stored state of the replaced reading's steps. */
export function deleteSteps(tx: Transaction, userId: string, insightId: string) {
  return tx
    .delete(insightSteps)
    .where(and(eq(insightSteps.userId, userId), eq(insightSteps.insightId, insightId)));
}
