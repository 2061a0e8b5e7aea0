// Lists what the download of a person's data contains of each table, as `domain/account/owned-data.ts` defines.
import { getTableName } from "drizzle-orm";
import { OWNED_DATA, type OwnedData } from "#domain/account/owned-data.ts";
import { type OwnedRows, ownedTables } from "../../platform/crypto/owned-tables.ts";
import type { ExportedRow } from "./export-rows.ts";

/** Tables that are not exported, with the reason. */
export const LEFT_OUT: Record<string, string> = Object.fromEntries(
  Object.entries<OwnedData>(OWNED_DATA).flatMap(([name, { download }]) =>
    "leftOut" in download ? [[name, download.leftOut]] : [],
  ),
);

/**
 * For some tables, a function that tells whether a decrypted row holds no personal data, so that the download skips the
 * row.
 */
const EMPTY: Record<string, (row: ExportedRow) => boolean> = {
  // A picture whose upload was cut off, or that is being removed, has no bytes in the download.
  pictures: ({ state }) => state !== "ready",
  // An empty text is the placeholder of words that were requested and have not arrived yet.
  card_words: ({ body }) => typeof body === "object" && body !== null && "text" in body && body.text === "",
};

export interface ExportedTable extends OwnedRows {
  /** The name of the exported file, without its extension. */
  file: string;
  isEmpty: (row: ExportedRow) => boolean;
}

export const exportedTables: readonly ExportedTable[] = ownedTables.flatMap((owned) => {
  const { download } = owned.data;
  if (!("file" in download)) return [];
  return [{ ...owned, file: download.file, isEmpty: EMPTY[getTableName(owned.table)] ?? (() => false) }];
});

/** Returns the exported table with this file name. Throws if there is none. */
export function exportedTable(name: string): ExportedTable {
  const table = exportedTables.find((each) => each.file === name);
  if (!table) throw new TypeError(`No table is exported as ${name}`);
  return table;
}
