import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "./database.ts";

/**
 * A statement that ends its transaction, so that nothing of it takes effect, when the table has no such row. With it a
 * batch can depend on what one of its statements has changed. It divides by the number of rows: see `isDemandUnmet`.
 */
export function demandRow(tx: Transaction, table: PgTable, condition: SQL | undefined) {
  return tx.select({ demanded: sql<number>`1 / count(*)` }).from(table).where(condition);
}
