// Housekeeping over everybody's rows in small transactions, so that no request waits long for a lock and no statement
// runs long. A test checks the query plan of each statement: it must find its rows by an index.
import { type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "../db/database.ts";

/**
 * The number of rows that one transaction of housekeeping handles. With many more, PostgreSQL would scan a table of
 * 100,000 rows as a whole.
 */
const ROWS_A_BATCH = 100;
/** The maximum number of transactions in one run of a job. The next run continues. */
const MOST_BATCHES = 10_000;

type JobsDatabase = Pick<Database, "asJobs">;

/** Runs `batch` until it handles fewer rows than `limit`. Resolves with the total number of rows. */
export async function inBatches(
  database: JobsDatabase,
  batch: (tx: Transaction, limit: number) => Promise<number>,
  limit: number = ROWS_A_BATCH,
): Promise<number> {
  let total = 0;
  for (let count = 0; count < MOST_BATCHES; count += 1) {
    const taken = await database.asJobs((tx) => batch(tx, limit));
    total += taken;
    if (taken < limit) break;
  }
  return total;
}

/**
 * Yields pages of rows. `select` returns the rows after the last row of the previous page, at most `limit`, in a fixed
 * order.
 */
export async function* inPages<Row>(
  database: JobsDatabase,
  select: (tx: Transaction, after: Row | undefined, limit: number) => PromiseLike<Row[]>,
  limit: number = ROWS_A_BATCH,
): AsyncGenerator<Row[]> {
  for (let after: Row | undefined; ; ) {
    const last = after;
    const rows = await database.asJobs(async (tx) => await select(tx, last, limit));
    if (rows.length > 0) yield rows;
    if (rows.length < limit) return;
    after = rows.at(-1);
  }
}

/**
 * Returns the condition for the rows after the last row of the previous page, in the order of these columns; for all rows
 * if there is no previous page. `last` holds the values of the columns.
 */
export function afterRow(columns: readonly string[], last: readonly unknown[] | undefined): SQL {
  if (!last) return sql`true`;
  // Compares one row value, so that the index finds the position directly.
  const values = sql.join(
    last.map((value) => sql`${value}`),
    sql`, `,
  );
  return sql`(${sql.raw(columns.join(", "))}) > (${values})`;
}
