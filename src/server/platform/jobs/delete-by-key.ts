import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { inBatches } from "./in-batches.ts";

export interface OldRows {
  /** The name of the table with its schema: `auth.session`. */
  table: `${string}.${string}`;
  /** The columns of the primary key. */
  key: readonly [string, ...string[]];
  /** The indexed column or expression by which rows are deleted, oldest first. */
  time: string;
  /**
   * The condition on the rows to delete. It compares the indexed expression, and may exclude a few rows by other
   * columns.
   */
  where: SQL;
}

/** Deletes old rows of a table in small transactions. Resolves with their number. */
export async function deleteByKey(
  database: Pick<Database, "asJobs">,
  { table, key, time, where }: OldRows,
): Promise<number> {
  const columns = sql.raw(key.join(", "));
  const isSame = sql.raw(key.map((column) => `t.${column} = old.${column}`).join(" and "));
  return await inBatches(database, async (tx, limit) => {
    const { rowCount } = await tx.execute(sql`
      with old as (select ${columns} from ${sql.raw(table)} where ${where} order by ${sql.raw(time)} limit ${limit})
      delete from ${sql.raw(table)} t using old where ${isSame}`);
    return rowCount ?? 0;
  });
}
