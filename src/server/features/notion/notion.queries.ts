import { and, eq, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { NotionExportState } from "#domain/notion/exports.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { insights } from "../../platform/db/tables/insights.ts";
import { notionConnections, notionExports } from "../../platform/db/tables/notion.ts";
import { storedMoods } from "../../platform/safety/chat-moods.ts";
import { shownWithSteps } from "../steps/steps.ts";

export type ConnectionRow = typeof notionConnections.$inferSelect;
export type ExportRow = typeof notionExports.$inferSelect;
export type ExportId = Pick<ExportRow, "userId" | "insightId">;
type Attempt = ExportId & Pick<ExportRow, "attempt">;

export function selectConnection(tx: Transaction, userId: string) {
  return tx.select().from(notionConnections).where(eq(notionConnections.userId, userId));
}

/** Selects the connection and locks its row until the transaction ends. */
export function lockConnection(tx: Transaction, userId: string) {
  return tx.select().from(notionConnections).where(eq(notionConnections.userId, userId)).for("update");
}

export function upsertConnection(tx: Transaction, row: ConnectionRow) {
  const { userId: _, ...changed } = row;
  return tx
    .insert(notionConnections)
    .values(row)
    .onConflictDoUpdate({ target: notionConnections.userId, set: changed });
}

export function updateConnection(tx: Transaction, userId: string, change: Partial<ConnectionRow>) {
  return tx
    .update(notionConnections)
    .set(change)
    .where(eq(notionConnections.userId, userId))
    .returning({ userId: notionConnections.userId });
}

export function deleteConnection(tx: Transaction, userId: string) {
  return tx.delete(notionConnections).where(eq(notionConnections.userId, userId));
}

const isExport = ({ userId, insightId }: ExportId) =>
  and(eq(notionExports.userId, userId), eq(notionExports.insightId, insightId));

/** Returns the SQL condition that this attempt is still the one that works on the order. */
const isMine = (row: Attempt) =>
  and(isExport(row), eq(notionExports.attempt, row.attempt), eq(notionExports.state, "running"));

export function selectExport(tx: Transaction, id: ExportId) {
  return tx.select().from(notionExports).where(isExport(id));
}

type Order = ExportId & { wants: "page" | "ticks"; now: Date };

/**
 * Stores an order for an insight. If an order already waits or is being worked on, adds the new wish to the same row.
 * Returns no row if there is no such insight, or if ticks are wanted of an insight that has no page.
 */
export function insertOrder(tx: Transaction, { userId, insightId, wants, now }: Order) {
  const isPage = wants === "page";
  const at = sql`${now.toISOString()}::timestamptz`;
  const hasPage = sql`exists (select from ${notionExports} where ${isExport({ userId, insightId })} and ${notionExports.body} is not null)`;
  return tx
    .insert(notionExports)
    .select(
      tx
        .select({
          userId: insights.userId,
          insightId: insights.id,
          state: sql<string>`'waiting'`.as("state"),
          wantsPage: sql<boolean>`${isPage}::boolean`.as("wants_page"),
          wantsTicks: sql<boolean>`${!isPage}::boolean`.as("wants_ticks"),
          askedAt: sql<Date>`${at}`.as("asked_at"),
          attempt: sql<number>`0`.as("attempt"),
          failures: sql<number>`0`.as("failures"),
          tryAt: sql<Date>`${at}`.as("try_at"),
          beatAt: sql<Date>`${at}`.as("beat_at"),
          problem: sql<string | null>`null::text`.as("problem"),
          body: sql<string | null>`null::text`.as("body"),
          exportedAt: sql<Date | null>`null::timestamptz`.as("exported_at"),
          broughtAt: sql<Date | null>`null::timestamptz`.as("brought_at"),
          brought: sql<number>`0`.as("brought"),
        })
        .from(insights)
        .where(
          and(
            eq(insights.userId, userId),
            eq(insights.id, insightId),
            isNull(insights.deletedAt),
            isPage ? undefined : hasPage,
          ),
        ),
    )
    .onConflictDoUpdate({
      target: [notionExports.userId, notionExports.insightId],
      set: {
        state: sql`case when ${notionExports.state} = 'running' then 'running' else 'waiting' end`,
        // What an order wanted that has failed is not wanted any more.
        wantsPage: isPage || sql`${notionExports.wantsPage} and ${notionExports.state} <> 'failed'`,
        wantsTicks: !isPage || sql`${notionExports.wantsTicks} and ${notionExports.state} <> 'failed'`,
        askedAt: now,
        failures: 0,
        tryAt: now,
        problem: null,
      },
    })
    .returning();
}

/**
 * Begins an attempt if the order waits and is due, or if the process of the last attempt gave no sign of life since
 * `silentBefore`. Returns no row if it cannot be claimed.
 */
export function claimExport(
  tx: Transaction,
  id: ExportId,
  { now, silentBefore }: Record<"now" | "silentBefore", Date>,
) {
  return tx
    .update(notionExports)
    .set({ state: "running", attempt: sql`${notionExports.attempt} + 1`, beatAt: now })
    .where(
      and(
        isExport(id),
        or(
          and(eq(notionExports.state, "waiting"), lte(notionExports.tryAt, now)),
          and(eq(notionExports.state, "running"), lt(notionExports.beatAt, silentBefore)),
        ),
      ),
    )
    .returning();
}

/** Changes the row while this attempt is the latest. Returns no row if it is not. */
export function updateExport(tx: Transaction, row: Attempt, change: Partial<ExportRow>) {
  return tx
    .update(notionExports)
    .set(change)
    .where(isMine(row))
    .returning({ attempt: notionExports.attempt });
}

/**
 * Ends the work on an order. If another order came meanwhile, the state becomes `waiting` and the wishes stay. Returns
 * the new state; no row if this attempt is not the latest.
 */
export function settleExport(
  tx: Transaction,
  row: ExportRow,
  { state, problem = null, ...rest }: Partial<ExportRow> & { state: NotionExportState },
) {
  const wasAskedAgain = sql`${notionExports.askedAt} > ${row.askedAt.toISOString()}::timestamptz`;
  return tx
    .update(notionExports)
    .set({
      ...rest,
      state: sql`case when ${wasAskedAgain} then 'waiting' else ${state}::text end`,
      problem: sql`case when ${wasAskedAgain} then null else ${problem}::text end`,
      ...(state === "done" && {
        wantsPage: sql`${wasAskedAgain} and ${notionExports.wantsPage}`,
        wantsTicks: sql`${wasAskedAgain} and ${notionExports.wantsTicks}`,
      }),
    })
    .where(isMine(row))
    .returning({ state: notionExports.state, attempt: notionExports.attempt });
}

/** Selects everybody's due orders on which no process works, longest due first. Used by the queue's sweep. */
export function selectWaitingExports(
  tx: Transaction,
  { now, silentBefore, most }: { now: Date; silentBefore: Date; most: number },
) {
  return tx
    .select({
      userId: notionExports.userId,
      insightId: notionExports.insightId,
      attempt: notionExports.attempt,
    })
    .from(notionExports)
    .where(
      and(
        inArray(notionExports.state, ["waiting", "running"]),
        lte(notionExports.tryAt, now),
        or(eq(notionExports.state, "waiting"), lt(notionExports.beatAt, silentBefore)),
      ),
    )
    .orderBy(notionExports.tryAt)
    .limit(most);
}

/** Selects what a reading's page is composed of. */
export function selectExportedReading(tx: Transaction, { userId, insightId }: ExportId) {
  return tx
    .select({
      ...shownWithSteps(userId),
      cardsDrawn: insights.cardsDrawn,
      note: insights.note,
      moods: storedMoods(userId),
    })
    .from(insights)
    .where(and(eq(insights.userId, userId), eq(insights.id, insightId), isNull(insights.deletedAt)));
}
