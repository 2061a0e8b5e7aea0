// What the claim of a reading writes: the run, the draw it opens, and what holds it back.
import { and, asc, eq, gt, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { OPEN_DRAWS } from "../../../domain/limits/bounds.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { prepared } from "../../platform/db/prepared.ts";
import { draws, insights, readings } from "../../platform/db/tables/insights.ts";
import { dailyInsights, userKeys, userSettings } from "../../platform/db/tables/people.ts";
import type { RunRow } from "./stored-reading.ts";

const isRunning = eq(readings.status, "running");

/**
 * Does not wait for the disk at COMMIT: a crash of the database takes the run with it, which is what a run whose process
 * died comes to anyway. Whatever is delivered later is written for good, and all before it with it.
 */
export function hurry(tx: Transaction) {
  return tx.execute(sql`set local synchronous_commit = off`);
}

const named = sql.placeholder;
const user = named("userId");

export interface DayRule {
  day: string;
  /** Delivered readings that the day holds; `null` where this reading does not take one. */
  limit: number | null;
  /** Readings that may be stopped before the first word. */
  stops: number;
  aliveSince: Date;
}

const newRun = {
  userId: user,
  id: named("id"),
  key: named("key"),
  request: named("request"),
  drawId: named("drawId"),
  replaces: named("replaces"),
  counts: named("counts"),
  createdAt: named("createdAt"),
};

const insertUncounted = prepared("reading_run_uncounted", (tx) =>
  tx.insert(readings).values({ ...newRun, status: "running", heartbeatAt: firstBeat(tx) }),
);

const insertCounted = prepared("reading_run_counted", (tx) =>
  tx.insert(readings).values({
    ...newRun,
    status: sql`case when ${dayOf(tx, "delivered")} + (${running(tx, readings.counts)}) < ${named("limit")}
      then 'running' end`,
    heartbeatAt: firstBeat(tx),
  }),
);

export type NewRun = Pick<
  RunRow,
  "userId" | "id" | "key" | "request" | "drawId" | "replaces" | "counts" | "createdAt"
>;

/**
 * A new run; the day must be locked. The row is refused (`23502`) by its `status` where the day is spent by what was
 * delivered and what is running, and by its `heartbeat_at` where it is spent by stops. A second run of the same key is
 * refused by `readings_key`, a second one in the place of the same insight by `readings_replacing`.
 */
export function insertRun(tx: Transaction, row: NewRun, { limit, ...rule }: DayRule) {
  const values = { ...row, ...rule, beatAt: row.createdAt.toISOString() };
  return limit === null ? insertUncounted(tx, values) : insertCounted(tx, { ...values, limit });
}

/** A running reading may become a stop, so it counts as one until it ends. */
function firstBeat(tx: Transaction): SQL {
  return sql`case when ${dayOf(tx, "stopped")} + (${running(tx)}) < ${named("stops")}
    then ${named("beatAt")}::timestamptz end`;
}

function dayOf(tx: Transaction, counted: "delivered" | "stopped"): SQL {
  const day = tx
    .select({ count: dailyInsights[counted] })
    .from(dailyInsights)
    .where(and(eq(dailyInsights.userId, user), eq(dailyInsights.day, named("day"))));
  return sql`(${day})`;
}

/** How many of the person's readings are running, of those that also meet `condition`. */
function running(tx: Transaction, condition?: SQLWrapper) {
  const alive = gt(readings.heartbeatAt, named("aliveSince"));
  return tx
    .select({ count: sql`count(*)` })
    .from(readings)
    .where(and(eq(readings.userId, user), isRunning, condition, alive));
}

/** Buries a run that died in the place of this insight: it would keep every other run out. */
export function buryReplacing(tx: Transaction, userId: string, replaces: string, aliveSince: Date) {
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

/**
 * Keeps a guest's rows from moving into an account until the transaction ends, so that the move takes this run along.
 * Answers with nothing where they have moved.
 */
export function holdKey(tx: Transaction, userId: string) {
  return tx
    .select({ userId: userKeys.userId })
    .from(userKeys)
    .where(eq(userKeys.userId, userId))
    .for("key share");
}

/** The zone that the person has set, for somebody who had none a moment ago. */
export function selectTimeZone(tx: Transaction, userId: string) {
  return tx
    .select({ timeZone: userSettings.timeZone })
    .from(userSettings)
    .where(eq(userSettings.userId, userId));
}

/** Answers with nothing where the insight is no default one any more: another reading took its place. */
export function selectStillDefault(tx: Transaction, userId: string, id: string) {
  return tx
    .select({ id: insights.id })
    .from(insights)
    .where(
      and(eq(insights.userId, userId), eq(insights.id, id), insights.isDefault, isNull(insights.deletedAt)),
    );
}

export const insertDraw = prepared("reading_draw", (tx) =>
  tx
    .insert(draws)
    .values({
      userId: user,
      id: named("id"),
      commitment: named("commitment"),
      serverSeed: named("serverSeed"),
      deckVersion: named("deckVersion"),
      readingId: named("readingId"),
      createdAt: named("createdAt"),
    })
    .returning({ id: draws.id }),
);

/** Seals a draw that no reading opens yet; answers with nothing where the person has enough of them. Lock first. */
export function insertOpenDraw(
  tx: Transaction,
  row: Omit<typeof draws.$inferInsert, "readingId">,
  since: Date,
) {
  const sealed = tx
    .select({
      userId: sql<string>`${row.userId}::uuid`.as("user_id"),
      id: sql<string>`${row.id}::uuid`.as("id"),
      commitment: sql<string>`${row.commitment}`.as("commitment"),
      serverSeed: sql<string>`${row.serverSeed}`.as("server_seed"),
      deckVersion: sql<string>`${row.deckVersion}`.as("deck_version"),
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

/** Opens a draw for a run; answers with nothing where somebody else opened it since it was looked at. */
export function openDraw(
  tx: Transaction,
  draw: { userId: string; id: string; openedBy: string | null },
  runId: string,
) {
  return tx
    .update(draws)
    .set({ readingId: runId })
    .where(
      and(
        eq(draws.userId, draw.userId),
        eq(draws.id, draw.id),
        draw.openedBy === null ? isNull(draws.readingId) : eq(draws.readingId, draw.openedBy),
      ),
    )
    .returning({ id: draws.id });
}

/** Gives a draw back to whom it belonged before this run. */
export function closeDraw(
  tx: Transaction,
  draw: { userId: string; id: string; openedBy: string | null },
  runId: string,
) {
  return tx
    .update(draws)
    .set({ readingId: draw.openedBy })
    .where(and(eq(draws.userId, draw.userId), eq(draws.id, draw.id), eq(draws.readingId, runId)));
}

export function deleteRun(tx: Transaction, userId: string, id: string) {
  return tx.delete(readings).where(and(eq(readings.userId, userId), eq(readings.id, id)));
}
