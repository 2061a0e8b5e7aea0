// Statements that write a run: its heartbeat, its events, its end.
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";
import { demandRow } from "../../platform/db/demand-row.ts";
import { prepared } from "../../platform/db/prepared.ts";
import { readingEvents, readings } from "../../platform/db/tables/insights.ts";
import { dailyInsights } from "../../platform/db/tables/people.ts";
import { slotOf } from "../../platform/db/tables/schemas.ts";

const isRunning = eq(readings.status, "running");
const named = sql.placeholder;

function own(userId: string, id: string) {
  return and(eq(readings.userId, userId), eq(readings.id, id));
}

/**
 * Inserts events. Ignores a row that is already there, because a write whose answer was lost is repeated. Inserts
 * nothing when the run no longer exists. All events of a run are in the same partition of the table.
 */
export const insertEvents = prepared("reading_events", (tx) => {
  const ofTheRun = tx
    .select({
      userId: readings.userId,
      readingId: readings.id,
      seq: sql<number>`${named("seq")}::int`.as("seq"),
      body: sql<string>`${named("body")}::text`.as("body"),
      slot: slotOf(sql`${readings.createdAt}`).as("slot"),
    })
    .from(readings)
    .where(and(eq(readings.userId, named("userId")), eq(readings.id, named("readingId"))));
  return tx.insert(readingEvents).select(ofTheRun).onConflictDoNothing();
});

/**
 * Writes the heartbeat of a run and returns whether a stop was requested, or a reading without the model. Returns no row
 * when the run has ended.
 */
export function writeRunHeartbeat(tx: Transaction, userId: string, id: string, now: Date) {
  return tx
    .update(readings)
    .set({ heartbeatAt: now })
    .where(and(own(userId, id), isRunning))
    .returning({ stopRequestedAt: readings.stopRequestedAt, modelLeftAt: readings.modelLeftAt });
}

const isNamedRun = and(eq(readings.userId, named("userId")), eq(readings.id, named("id")));

const endWell = prepared("reading_done", (tx) =>
  tx
    .update(readings)
    .set({ status: "done", insightId: sql`${named("insightId")}::uuid` })
    .where(and(isNamedRun, isRunning, isNull(readings.stopRequestedAt))),
);

const demandEndedWell = prepared("reading_demand_done", (tx) =>
  demandRow(
    tx,
    readings,
    and(isNamedRun, eq(readings.status, "done"), eq(readings.insightId, named("insightId"))),
  ),
);

/** Ends a run successfully. The batch takes no effect when it has already ended or a stop was requested. */
export function markRunDone(tx: Transaction, userId: string, id: string, insightId: string) {
  const run = { userId, id, insightId };
  return [endWell(tx, run), demandEndedWell(tx, run)];
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

export function requestReadingStop(tx: Transaction, userId: string, key: string, now: Date) {
  return tx
    .update(readings)
    .set({ stopRequestedAt: now })
    .where(and(eq(readings.userId, userId), eq(readings.key, key), isRunning))
    .returning({ id: readings.id });
}

export function requestEndWithoutModel(tx: Transaction, userId: string, key: string, now: Date) {
  return tx
    .update(readings)
    .set({ modelLeftAt: now })
    .where(and(eq(readings.userId, userId), eq(readings.key, key), isRunning))
    .returning({ id: readings.id });
}

const counting = (counter: "delivered" | "stopped") =>
  prepared(`reading_day_${counter}`, (tx) =>
    tx
      .insert(dailyInsights)
      .values({ userId: named("userId"), day: named("day"), [counter]: 1 })
      .onConflictDoUpdate({
        target: [dailyInsights.userId, dailyInsights.day],
        set: { [counter]: sql`${dailyInsights[counter]} + 1` },
      }),
  );

const countIn = { delivered: counting("delivered"), stopped: counting("stopped") };

export function incrementDayCounter(
  tx: Transaction,
  userId: string,
  day: string,
  counter: "delivered" | "stopped",
) {
  return countIn[counter](tx, { userId, day });
}
