/**
 * Statements that fail when a condition is not met, so that the whole transaction is rolled back. A batch uses them to
 * depend on the effect of one of its statements. They fail by dividing by zero: see `isDemandUnmet`.
 */
import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "./database.ts";

/** Returns a statement that fails when the table has no row with this condition. */
export function demandRow(tx: Transaction, table: PgTable, condition: SQL | undefined) {
  return tx.select({ demanded: sql<number>`1 / count(*)` }).from(table).where(condition);
}

/** Returns a statement that fails when the table has a row with this condition. */
export function demandNoRow(tx: Transaction, table: PgTable, condition: SQL | undefined) {
  return tx.select({ demanded: sql<number>`1 / (1 - least(count(*), 1))` }).from(table).where(condition);
}
