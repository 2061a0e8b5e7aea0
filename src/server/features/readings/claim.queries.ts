// Statements of a reading's claim: the run, its draw, and the limits that may refuse it.
import { and, asc, eq, gt, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { OPEN_DRAWS } from "#domain/limits/bounds.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { prepared } from "../../platform/db/prepared.ts";
import { draws, readings } from "../../platform/db/tables/insights.ts";
import { dailyInsights } from "../../platform/db/tables/people.ts";
import type { RunRow } from "./stored-reading.ts";

const isRunning = eq(readings.status, "running");

/**
 * Makes COMMIT return before the disk write. A database crash may then lose the run, which is the same as a
 * run whose process died. The transaction that delivers the reading later commits durably, including all
 * earlier ones.
 */
export function commitBeforeDisk(tx: Transaction) {
  return tx.execute(sql`set local synchronous_commit = off`);
}

const named = sql.placeholder;
const user = named("userId");

export interface DayRule {
  day: string;
  /** The maximum number of delivered readings per day; `null` when this reading does not count. */
  limit: number | null;
  /** The maximum number of readings per day that may be stopped before the first word. */
  stops: number;
  aliveSince: Date;
}

const isOfDay = and(eq(dailyInsights.userId, user), eq(dailyInsights.day, named("day")));

/** Selects how many readings of the person are being written. */
function selectRunning(tx: Transaction) {
  return tx
    .select({
      all: sql<number>`count(*)::integer`.as("all_runs"),
      counted: sql<number>`(count(*) filter (where ${readings.counts}))::integer`.as("counted"),
    })
    .from(readings)
    .where(and(eq(readings.userId, user), isRunning, gt(readings.heartbeatAt, named("aliveSince"))))
    .as("running");
}

type Running = ReturnType<typeof selectRunning>;

/** A running reading counts as delivered if it counts at all, and as a stop until it ends, because it may become one. */
const deliveredIn = ({ counted }: Running) => sql<number>`${dailyInsights.delivered} + ${counted}`;
const stoppedIn = ({ all }: Running) => sql<number>`${dailyInsights.stopped} + ${all}`;

const insertUncounted = prepared("reading_run_uncounted", (tx) => insertFromDay(tx));

const insertCounted = prepared("reading_run_counted", (tx) =>
  insertFromDay(tx, (running) => sql`${deliveredIn(running)} < ${named("limit")}::integer`),
);

/**
 * Inserts a run from the day's row and the number of the person's runs, rather than with sub-selects among its values, which
 * a distributed database refuses. Inserts nothing if the limit of stops or `isWithinLimit` does not allow a run more.
 */
function insertFromDay(tx: Transaction, isWithinLimit?: (running: Running) => SQL) {
  const running = selectRunning(tx);
  const beatAt = sql`${named("beatAt")}::timestamptz`;
  const row = {
    userId: dailyInsights.userId,
    id: sql`${named("id")}::uuid`.as("id"),
    key: sql`${named("key")}::text`.as("key"),
    status: sql`'running'`.as("status"),
    request: sql`${named("request")}::text`.as("request"),
    drawId: sql`${named("drawId")}::uuid`.as("draw_id"),
    insightId: sql`null::uuid`.as("insight_id"),
    errorCode: sql`null::text`.as("error_code"),
    replaces: sql`${named("replaces")}::uuid`.as("replaces"),
    counts: sql`${named("counts")}::boolean`.as("counts"),
    heartbeatAt: beatAt.as("heartbeat_at"),
    stopRequestedAt: sql`null::timestamptz`.as("stop_requested_at"),
    modelLeftAt: sql`null::timestamptz`.as("model_left_at"),
    createdAt: beatAt.as("created_at"),
  };
  const ofTheDay = tx
    .select(row)
    .from(dailyInsights)
    .innerJoin(running, sql`true`)
    .where(and(isOfDay, sql`${stoppedIn(running)} < ${named("stops")}::integer`, isWithinLimit?.(running)));
  return tx.insert(readings).select(ofTheDay);
}

/** Selects how many readings of a day are delivered or being written, and how many were or may still be stopped. */
export const selectUseOfDay = prepared("reading_use_of_day", (tx) => {
  const running = selectRunning(tx);
  return tx
    .select({ delivered: deliveredIn(running), stopped: stoppedIn(running) })
    .from(dailyInsights)
    .innerJoin(running, sql`true`)
    .where(isOfDay);
});

export type NewRun = Pick<
  RunRow,
  "userId" | "id" | "key" | "request" | "drawId" | "replaces" | "counts" | "createdAt"
>;

/**
 * Inserts a new run, or nothing if a limit of the day is reached. The day's row must be locked. The unique index
 * `readings_key` refuses a second run of the same key, `readings_replacing` a second run that replaces the same insight.
 */
export function insertRun(tx: Transaction, row: NewRun, { limit, ...rule }: DayRule) {
  const values = { ...row, ...rule, beatAt: row.createdAt.toISOString() };
  return limit === null ? insertUncounted(tx, values) : insertCounted(tx, { ...values, limit });
}

/** Marks a dead run that replaces this insight as failed, because it would block every other run. */
export function failStaleReplacement(tx: Transaction, userId: string, replaces: string, aliveSince: Date) {
  return tx
    .update(readings)
    .set({ status: "failed", errorCode: "reading_failed" })
    .where(
      and(
        eq(readings.userId, userId),
        eq(readings.replaces, replaces),
        isRunning,
        sql`${readings.heartbeatAt} <= ${aliveSince.toISOString()}::timestamptz`,
      ),
    );
}

export const insertDraw = prepared("reading_draw", (tx) =>
  tx.insert(draws).values({
    userId: user,
    id: named("id"),
    commitment: named("commitment"),
    serverSeed: named("serverSeed"),
    deckVersion: named("deckVersion"),
    readingId: named("readingId"),
    createdAt: named("createdAt"),
  }),
);

/**
 * Stores a draw that no reading uses yet. Returns no row when the person has the maximum number of open
 * draws. Lock the counters first.
 */
export function insertOpenDraw(
  tx: Transaction,
  row: Omit<typeof draws.$inferInsert, "readingId" | "lifted">,
  since: Date,
) {
  const sealed = tx
    .select({
      userId: sql<string>`${row.userId}::uuid`.as("user_id"),
      id: sql<string>`${row.id}::uuid`.as("id"),
      commitment: sql<string>`${row.commitment}`.as("commitment"),
      serverSeed: sql<string>`${row.serverSeed}`.as("server_seed"),
      deckVersion: sql<string>`${row.deckVersion}`.as("deck_version"),
      lifted: sql<null>`null::text`.as("lifted"),
      readingId: sql<null>`null::uuid`.as("reading_id"),
      createdAt: sql<Date>`${row.createdAt.toISOString()}::timestamptz`.as("created_at"),
    })
    .from(draws)
    .where(isOpenSince(row.userId, since))
    .having(sql`count(*) < ${OPEN_DRAWS}`);
  return tx.insert(draws).select(sealed).returning({ id: draws.id });
}

export function selectOldestOpenDraw(tx: Transaction, userId: string, since: Date) {
  return tx
    .select({ createdAt: draws.createdAt })
    .from(draws)
    .where(isOpenSince(userId, since))
    .orderBy(asc(draws.createdAt))
    .limit(1);
}

function isOpenSince(userId: string, since: Date) {
  return and(eq(draws.userId, userId), isNull(draws.readingId), gt(draws.createdAt, since));
}

/** A draw as it was read: the run that used it at that time, and whether its cards were lifted. */
export interface ReadDraw {
  userId: string;
  id: string;
  openedBy: string | null;
  isLifted: boolean;
}

/** Assigns a draw to a run. Has no effect when a parallel request has taken it since it was read. */
export function assignDraw(tx: Transaction, draw: ReadDraw, runId: string) {
  return tx.update(draws).set({ readingId: runId }).where(isAsRead(draw));
}

/** Returns the SQL condition that since the draw was read, no run has taken it and no request has lifted its cards. */
function isAsRead(draw: ReadDraw) {
  return and(isUsedAs(draw), draw.isLifted ? isNotNull(draws.lifted) : isNull(draws.lifted));
}

/** Returns the SQL condition that the draw is used by the run that used it when it was read. */
export function isUsedAs({ userId, id, openedBy }: Pick<ReadDraw, "userId" | "id" | "openedBy">) {
  const isSame = openedBy === null ? isNull(draws.readingId) : eq(draws.readingId, openedBy);
  return and(eq(draws.userId, userId), eq(draws.id, id), isSame);
}

/** Returns a draw to its state before this run. */
export function releaseDraw(tx: Transaction, draw: ReadDraw, runId: string) {
  return tx
    .update(draws)
    .set({ readingId: draw.openedBy })
    .where(and(eq(draws.userId, draw.userId), eq(draws.id, draw.id), eq(draws.readingId, runId)));
}

export function deleteRun(tx: Transaction, userId: string, id: string) {
  return tx.delete(readings).where(and(eq(readings.userId, userId), eq(readings.id, id)));
}
