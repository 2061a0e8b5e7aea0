// Queries for parts of export files that are rows. The version before stored them; each is gone a week later.
import { and, eq } from "drizzle-orm";
import type { Transaction } from "#server/platform/db/database.ts";
import { exportParts } from "#server/platform/db/tables/exports.ts";
import type { ExportFileRow } from "./files.queries.ts";

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
