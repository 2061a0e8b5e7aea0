// The keys of rows of a download, and rows that repeat one.
import { getTableColumns } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { TakenRow } from "#contract/imports.ts";
import { REPEATED_ID } from "#domain/import/own-files.ts";
import type { Fields } from "#domain/import/read-fields.ts";
import type { OwnedRows } from "#server/platform/crypto/owned-tables.ts";
import type { OwnRow } from "./read-columns.ts";

export function keyColumns(owned: OwnedRows): Record<string, PgColumn> {
  const columns = getTableColumns(owned.table) as Record<string, PgColumn>;
  return Object.fromEntries(
    keyProperties(owned).flatMap((property) => {
      const column = columns[property];
      return column ? [[property, column]] : [];
    }),
  );
}

const keyProperties = ({ rowId }: OwnedRows) => ["userId", ...rowId];

/** Returns the key of a row as a text. */
export function keyOf(owned: OwnedRows, row: OwnRow): string {
  return JSON.stringify(keyProperties(owned).map((property) => row[property]));
}

export type ReadRow = { row: OwnRow } | { why: string };

/**
 * Returns the first row of each key, and what becomes of later rows with the same key: the same row again counts as there
 * already, another row is refused, because only one of them can be kept.
 */
export function splitRepeats(owned: OwnedRows, read: readonly ReadRow[], given: readonly Fields[]) {
  const first = new Map<string, { row: OwnRow; at: number }>();
  const repeats = new Map<OwnRow, TakenRow>();
  for (const [at, each] of read.entries()) {
    if (!("row" in each)) continue;
    const key = keyOf(owned, each.row);
    const former = first.get(key);
    if (!former) first.set(key, { row: each.row, at });
    else if (JSON.stringify(given[former.at]) === JSON.stringify(given[at]))
      repeats.set(each.row, { outcome: "already-there" });
    else repeats.set(each.row, { outcome: "refused", why: REPEATED_ID });
  }
  return { first: [...first.values()].map(({ row }) => row), repeats };
}
