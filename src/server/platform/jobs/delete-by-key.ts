// Deletes old rows of everybody in small transactions. Each statement first selects keys and then deletes the rows that
// have them.
import { type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "../db/database.ts";
import { afterRow, inBatches, inPages } from "./in-batches.ts";

type Columns = readonly [string, ...string[]];

interface Rows {
  /** The name of the table with its schema: `auth.session`. */
  table: `${string}.${string}`;
  /** The columns of the primary key. */
  key: Columns;
}

export interface OldRows extends Rows {
  /** The indexed column or expression by which rows are deleted, oldest first. */
  time: string;
  /**
   * The condition on the rows to delete. It compares the indexed expression, and may exclude a few rows by other
   * columns.
   */
  where: SQL;
  /** The number of rows that one transaction deletes, if it differs from that of other jobs. */
  batch?: number;
}

/** Deletes old rows of a table in small transactions. Resolves with their number. */
export async function deleteByKey(
  database: Pick<Database, "asJobs">,
  { table, key, time, where, batch }: OldRows,
): Promise<number> {
  const deleteBatch = async (tx: Transaction, limit: number) => {
    const { rowCount } = await tx.execute(sql`
      with old as (
        select ${named(key, "key")} from ${sql.raw(table)} t where ${where} order by ${sql.raw(time)} limit ${limit}
      )
      delete from ${sql.raw(table)} t using old where ${isSame(key, "old")} and ${isStill(where)}`);
    return rowCount ?? 0;
  };
  return await inBatches(database, deleteBatch, batch);
}

export interface PagedRows extends Rows {
  /** The indexed columns by which the rows are looked at. Together they are unique. */
  order: Columns;
  /** The condition on the rows to look at. It compares the first column of `order`. */
  where: SQL;
  /** The condition on the rows to delete among them. It may name the row `t`. */
  deleted: SQL;
}

/**
 * Looks at rows of a table page by page, and deletes some of them. For rows of which many may stay: each page begins after
 * the last row of the page before. Resolves with the number of deleted rows.
 */
export async function deleteInPages(
  database: Pick<Database, "asJobs">,
  { table, key, order, where, deleted }: PagedRows,
): Promise<number> {
  const from = sql.raw(table);
  const places = listed(order.map((_, index) => `at_${index}`));
  const keys = listed(key.map((_, index) => `key_${index}`));
  const deletePage = async (tx: Transaction, after: LookedAt | undefined, limit: number) => {
    const last = after && order.map((_, index) => after[`at_${index}`]);
    const { rows } = await tx.execute<LookedAt>(sql`
      with page as (
        select ${named(key, "key")}, ${named(order, "at")} from ${from} t
        where ${where} and ${afterRow(order, last)} order by ${listed(order)} limit ${limit}
      ), deleted as (
        delete from ${from} t using page where ${isSame(key, "page")} and ${isStill(where)} and ${deleted}
        returning ${named(key, "key")}, 1 as gone
      )
      select ${places}, coalesce(gone, 0) as gone from page left join deleted using (${keys}) order by ${places}`);
    return rows;
  };
  let total = 0;
  for await (const page of inPages(database, deletePage)) {
    total += page.reduce((sum, { gone }) => sum + gone, 0);
  }
  return total;
}

type LookedAt = Record<`at_${number}`, unknown> & { gone: number };

/**
 * Returns a condition that a DELETE repeats for the rows whose keys it selected: PostgreSQL checks it again for a row that
 * another transaction has changed since, and then keeps the row. IS TRUE keeps the planner from finding rows by it instead
 * of by their keys.
 */
export function isStill(where: SQL): SQL {
  return sql`(${where}) is true`;
}

/** Selects columns of `t` under other names, so that a condition that names a column never means two of them. */
function named(columns: Columns, name: "key" | "at"): SQL {
  return listed(columns.map((column, index) => `t.${column} as ${name}_${index}`));
}

function isSame(key: Columns, selected: "old" | "page"): SQL {
  return sql.raw(key.map((column, index) => `t.${column} = ${selected}.key_${index}`).join(" and "));
}

function listed(parts: readonly string[]): SQL {
  return sql.raw(parts.join(", "));
}
