import { and, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Transaction } from "../db/database.ts";
import { readings } from "../db/tables/insights.ts";
import { looksLikeEnvelope } from "./envelope.ts";
import { type OwnedRows, ownedTables, placeOf } from "./owned-tables.ts";
import type { UserKey } from "./user-key.ts";

const ROWS_AN_INSERT = 100;

export interface MovingPerson {
  userId: string;
  /** The person's data key, from `vault.keyOf`, called before the transaction begins. */
  key: UserKey;
}

type Row = Record<string, unknown> & { userId: string };

/**
 * Moves everything of one person into another's account, sealed with the account's key, and deletes the first
 * person's data key (call `vault.forget` afterwards). For `database.acrossUsers`. The account keeps its own
 * profile and settings if it has any; counters are added up. Rows are inserted anew because the user is part
 * of their key.
 */
export async function resealRows(tx: Transaction, from: MovingPerson, to: MovingPerson): Promise<void> {
  // Waits for a reading that is being saved now, which then moves with the other rows. A reading that is saved later
  // does not find its row, and looks up the account that it moved to.
  await tx.select({ id: readings.id }).from(readings).where(eq(readings.userId, from.userId)).for("update");
  for (const owned of ownedTables) {
    const rows: Row[] = (await tx
      .delete(owned.table)
      .where(eq(owned.table.userId, from.userId))
      .returning()) as Row[];
    if (owned.onMove === "leave") continue;
    const moved = rows.map((row) => resealRow(owned, row, { from, to }));
    if (owned.table === readings) await freeKeys(tx, moved, to.userId);
    for (let start = 0; start < moved.length; start += ROWS_AN_INSERT) {
      await insertRows(tx, owned, moved.slice(start, start + ROWS_AN_INSERT));
    }
  }
}

function resealRow(owned: OwnedRows, row: Row, { from, to }: { from: MovingPerson; to: MovingPerson }): Row {
  const moved: Row = { ...row, userId: to.userId };
  for (const column of owned.sealed) {
    const sealed = row[column];
    // Imported values that were never sealed are not bound to a column and row. A value that cannot be decrypted moves
    // unchanged.
    if (typeof sealed !== "string" || !looksLikeEnvelope(sealed)) continue;
    const opened = from.key.unseal<unknown>(sealed, placeOf(owned.table, column, row));
    if (opened.ok) moved[column] = to.key.seal(opened.value, placeOf(owned.table, column, moved));
  }
  return moved;
}

/**
 * Replaces the idempotency keys of moved runs that the account has used as well. Callers choose the keys, so both
 * people may have chosen the same one.
 */
async function freeKeys(tx: Transaction, moved: Row[], userId: string): Promise<void> {
  const keys = moved.map((row) => String(row.key));
  if (keys.length === 0) return;
  const taken = await tx
    .select({ key: readings.key })
    .from(readings)
    .where(and(eq(readings.userId, userId), inArray(readings.key, keys)));
  const isTaken = new Set(taken.map((row) => row.key));
  for (const row of moved) {
    if (isTaken.has(String(row.key))) row.key = `moved-${String(row.id)}`;
  }
}

async function insertRows(tx: Transaction, owned: OwnedRows, rows: Row[]): Promise<void> {
  const insert = tx.insert(owned.table).values(rows);
  if (owned.onMove === "keep") await insert.onConflictDoNothing();
  else if (owned.onMove === "add") await insert.onConflictDoUpdate(adding(owned));
  else await insert;
}

/** Adds the moved counts to the account's. Every column outside the key is a number. */
function adding({ table, rowId }: OwnedRows) {
  const key: PgColumn[] = [];
  const sums: [string, SQL][] = [];
  for (const [property, column] of Object.entries<PgColumn>(getTableColumns(table))) {
    if (property === "userId" || rowId.includes(property)) key.push(column);
    else sums.push([property, sql`${column} + excluded.${sql.identifier(column.name)}`]);
  }
  return { target: key, set: Object.fromEntries(sums) };
}
