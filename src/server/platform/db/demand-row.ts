import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "./database.ts";

/**
 * Returns a statement that fails when the table has no row with this condition, so that the whole transaction is rolled
 * back. A batch uses it to depend on the effect of one of its statements. It fails by dividing by zero rows: see
 * `isDemandUnmet`.
 */
export function demandRow(tx: Transaction, table: PgTable, condition: SQL | undefined) {
  return tx.select({ demanded: sql<number>`1 / count(*)` }).from(table).where(condition);
}
