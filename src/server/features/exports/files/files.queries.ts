import { and, count, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import { FILE_TRIES } from "#domain/export/files.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { exportFiles } from "#server/platform/db/tables/exports.ts";
import { insights } from "#server/platform/db/tables/insights.ts";

export type ExportFileRow = typeof exportFiles.$inferSelect;

export interface FileId {
  userId: string;
  id: string;
}

export type FileAttempt = FileId & { attempt: number };

const isFile = ({ userId, id }: FileId) => and(eq(exportFiles.userId, userId), eq(exportFiles.id, id));

/** Returns the SQL condition that the file is still being produced by this attempt. */
const isMine = (row: FileAttempt) =>
  and(isFile(row), eq(exportFiles.attempt, row.attempt), eq(exportFiles.state, "running"));

/** Selects the person's export files that have not expired at `now`, newest first. */
export function selectFiles(tx: Transaction, userId: string, now: Date) {
  return tx
    .select()
    .from(exportFiles)
    .where(and(eq(exportFiles.userId, userId), gt(exportFiles.expiresAt, now)))
    .orderBy(desc(exportFiles.createdAt), desc(exportFiles.id));
}

export function selectFile(tx: Transaction, file: FileId) {
  return tx.select().from(exportFiles).where(isFile(file));
}

export function insertFile(tx: Transaction, row: ExportFileRow) {
  return tx.insert(exportFiles).values(row).onConflictDoNothing();
}

export function deleteFile(tx: Transaction, file: FileId) {
  return tx.delete(exportFiles).where(isFile(file)).returning({ id: exportFiles.id });
}

/** Makes a file expire now, so that nobody sees it and nobody produces it. Returns no row if it has expired. */
export function expireFile(tx: Transaction, file: FileId, now: Date) {
  return tx
    .update(exportFiles)
    .set({ state: "failed", expiresAt: now })
    .where(and(isFile(file), gt(exportFiles.expiresAt, now)))
    .returning({ id: exportFiles.id });
}

/** Selects everybody's expired files, oldest first. Used by a job. */
export function selectExpired(tx: Transaction, now: Date, limit: number) {
  return tx
    .select({ userId: exportFiles.userId, id: exportFiles.id })
    .from(exportFiles)
    .where(lte(exportFiles.expiresAt, now))
    .orderBy(exportFiles.expiresAt)
    .limit(limit);
}

/**
 * Begins an attempt to produce the file if the file is waiting, or if the process of the last attempt has written no
 * heartbeat since `silentBefore`. Returns no row if the file cannot be claimed.
 */
export function claimFile(
  tx: Transaction,
  file: FileId,
  { now, silentBefore }: Record<"now" | "silentBefore", Date>,
) {
  return tx
    .update(exportFiles)
    .set({ state: "running", attempt: sql`${exportFiles.attempt} + 1`, beatAt: now, done: 0 })
    .where(
      and(
        isFile(file),
        lt(exportFiles.attempt, FILE_TRIES),
        or(
          eq(exportFiles.state, "waiting"),
          and(eq(exportFiles.state, "running"), lt(exportFiles.beatAt, silentBefore)),
        ),
      ),
    )
    .returning();
}

export function countInsights(tx: Transaction, userId: string) {
  return tx
    .select({ total: count() })
    .from(insights)
    .where(and(eq(insights.userId, userId), isNull(insights.deletedAt)));
}

/**
 * Selects the first and the last day of each volume of a PDF export. The readings are exported in the order of their
 * ids.
 */
export function selectDateRangesOfVolumes(tx: Transaction, userId: string, readingsPerVolume: number) {
  const numbered = tx
    .select({
      createdAt: insights.createdAt,
      volume:
        sql<number>`(row_number() over (order by ${insights.id}) - 1) / ${readingsPerVolume}::integer`.as(
          "volume",
        ),
    })
    .from(insights)
    .where(and(eq(insights.userId, userId), isNull(insights.deletedAt)))
    .as("numbered");
  return tx
    .select({
      from: sql<string>`min(${numbered.createdAt})`,
      until: sql<string>`max(${numbered.createdAt})`,
    })
    .from(numbered)
    .groupBy(numbered.volume)
    .orderBy(numbered.volume);
}

/**
 * Changes the row of an export file while this attempt is running. Returns no row if the file was removed or another
 * attempt has begun.
 */
export function updateFileOfAttempt(tx: Transaction, row: FileAttempt, change: Partial<ExportFileRow>) {
  return tx.update(exportFiles).set(change).where(isMine(row)).returning({ id: exportFiles.id });
}

/** Selects the ids of all people's export files that no process is producing. Used by housekeeping. */
export function selectWaitingFiles(
  tx: Transaction,
  { silentBefore, most }: { silentBefore: Date; most: number },
) {
  return tx
    .select({ userId: exportFiles.userId, id: exportFiles.id, attempt: exportFiles.attempt })
    .from(exportFiles)
    .where(
      and(
        inArray(exportFiles.state, ["waiting", "running"]),
        or(eq(exportFiles.state, "waiting"), lt(exportFiles.beatAt, silentBefore)),
      ),
    )
    .orderBy(exportFiles.createdAt)
    .limit(most);
}
