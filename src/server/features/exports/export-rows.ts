// Reads a person's rows for a download: without the user id, and with encrypted columns decrypted.

import { and, asc, eq, getTableColumns, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { appendTo } from "#domain/append-to.ts";
import { type OwnedRows, placeOf } from "../../platform/crypto/owned-tables.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import type { Database } from "../../platform/db/database.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import { mapInSlices } from "../../platform/turns.ts";

/** The number of rows that are loaded and decrypted at a time, small enough not to block other requests. */
export const ROWS_AT_ONCE = 25;

export type ExportedRow = Record<string, unknown>;

/** Replaces a value that cannot be decrypted. The stored value itself is never exported. */
export const UNREADABLE = { unreadable: sentences.unreadableEntry };

export interface Exporting {
  database: Pick<Database, "batch">;
  userId: string;
  key: UserKey;
}

type Row = Record<string, unknown> & { userId: string };

/**
 * Yields all rows of a table in the order of its key, a page at a time. Leaves out deleted rows, restorable
 * ones too.
 */
export async function* readPages(
  exporting: Exporting,
  owned: OwnedRows,
  rowsAtOnce = ROWS_AT_ONCE,
): AsyncGenerator<ExportedRow[]> {
  const order = keyColumns(owned);
  for (let last: Row | undefined; ; ) {
    const rows = await selectRows(exporting, owned, [last ? isAfter(owned, last) : undefined], rowsAtOnce);
    if (rows.length > 0) yield await mapInSlices(rows, (row) => openRow(exporting.key, owned, row));
    last = rows.at(-1);
    if (rows.length < rowsAtOnce || order.length === 0) return;
  }
}

/** Returns the rows that refer to the given ones by `property`, in the order of their key. */
export async function readChildren(
  exporting: Exporting,
  owned: OwnedRows,
  { property, of }: { property: string; of: readonly ExportedRow[] },
): Promise<Map<unknown, ExportedRow[]>> {
  const column = columnOf(owned, property);
  const ids = of.map((row) => row.id);
  const found = new Map<unknown, ExportedRow[]>();
  if (ids.length === 0) return found;
  // One parameter for all ids, because drizzle would write each element of a list as a parameter of its own.
  const isOneOf = sql`${column} = any(${sql.param(ids)}::uuid[])`;
  const rows = await selectRows(exporting, owned, [isOneOf], null);
  await mapInSlices(rows, (row) => {
    appendTo(found, row[property], openRow(exporting.key, owned, row));
  });
  return found;
}

async function selectRows(
  { database, userId }: Exporting,
  owned: OwnedRows,
  conditions: (SQL | undefined)[],
  limit: number | null,
): Promise<Row[]> {
  const { table } = owned;
  const deletedAt = (getTableColumns(table) as Record<string, PgColumn>).deletedAt;
  const [rows] = await database.batch({ userId }, (tx) => {
    const query = tx
      .select()
      .from(table)
      .where(and(eq(table.userId, userId), deletedAt && isNull(deletedAt), ...conditions))
      .orderBy(...keyColumns(owned).map((column) => asc(column)));
    return [limit === null ? query : query.limit(limit)];
  });
  return rows as Row[];
}

function openRow(key: UserKey, { table, sealed }: OwnedRows, row: Row): ExportedRow {
  const { userId: _, ...opened } = { ...row } as ExportedRow;
  for (const column of sealed) {
    const value = row[column];
    if (typeof value !== "string") continue;
    const said = key.unseal<unknown>(value, placeOf(table, column, row), {
      isImported: row.isImported === true,
    });
    opened[column] = said.ok ? said.value : UNREADABLE;
  }
  return opened;
}

/** Compares whole rows, `(a, b) > (x, y)`, so that the database seeks directly in the index. */
function isAfter(owned: OwnedRows, last: Row): SQL {
  const columns = sql.join(keyColumns(owned), sql`, `);
  const values = sql.join(
    owned.rowId.map((property) => sql`${last[property]}`),
    sql`, `,
  );
  return sql`(${columns}) > (${values})`;
}

const keyColumns = (owned: OwnedRows): PgColumn[] => owned.rowId.map((property) => columnOf(owned, property));

function columnOf({ table }: OwnedRows, property: string): PgColumn {
  const column = (getTableColumns(table) as Record<string, PgColumn>)[property];
  if (!column) throw new TypeError(`There is no column ${property}`);
  return column;
}
