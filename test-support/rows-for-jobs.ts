// Creates everybody's rows with SQL alone, for tests of scheduled jobs; a few rows of each kind are old enough for the
// jobs to delete.
import pg from "pg";
import { TABLES_FOR_JOBS } from "./tables-for-jobs.ts";

/**
 * Inserts rows into every table that jobs read, as the role that owns the tables. The largest tables get `rows` rows.
 */
export async function insertRowsForJobs(
  url: string,
  rows: number,
  onTable?: (table: string) => void,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set synchronous_commit = off");
    const people = Math.ceil(rows / 10);
    for (const [table, columns, values, share] of TABLES_FOR_JOBS) {
      const [schema, name] = table.split(".");
      const where = values.includes("$2") ? "" : " where $2::int > 0";
      onTable?.(table);
      await client.query(
        `insert into ${schema}."${name}" (${columns})
         select ${values} from generate_series(1, $1::int) n${where} on conflict do nothing`,
        [Math.ceil(rows * share), people],
      );
    }
    await client.query("analyze");
  } finally {
    await client.end();
  }
}
