// Queries for the parts that an export file consists of.
import { and, eq, lt, sql } from "drizzle-orm";
import type { Transaction } from "#server/platform/db/database.ts";
import { exportFiles, exportParts } from "#server/platform/db/tables/exports.ts";
import { type ExportFileRow, isMine } from "./files.queries.ts";

export function deleteEarlierParts(tx: Transaction, { userId, id, attempt }: ExportFileRow) {
  return tx
    .delete(exportParts)
    .where(
      and(eq(exportParts.userId, userId), eq(exportParts.exportId, id), lt(exportParts.attempt, attempt)),
    );
}

/**
 * Stores a part of an export file. Stores nothing, without an error, if the file was removed or another attempt has
 * begun.
 */
export function insertPart(
  tx: Transaction,
  row: ExportFileRow,
  { part, body }: { part: number; body: string },
) {
  return tx.insert(exportParts).select(
    tx
      .select({
        userId: exportFiles.userId,
        exportId: exportFiles.id,
        attempt: exportFiles.attempt,
        part: sql<number>`${part}::integer`.as("part"),
        body: sql<string>`${body}::text`.as("body"),
      })
      .from(exportFiles)
      .where(isMine(row)),
  );
}

export function selectPart(tx: Transaction, { userId, id, attempt }: ExportFileRow, part: number) {
  return tx
    .select()
    .from(exportParts)
    .where(
      and(
        eq(exportParts.userId, userId),
        eq(exportParts.exportId, id),
        eq(exportParts.attempt, attempt),
        eq(exportParts.part, part),
      ),
    );
}
