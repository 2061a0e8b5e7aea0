// Measures a database: the bytes of each table, the number of commits, and the processor time of its processes.
import { readdirSync } from "node:fs";
import pg from "pg";
import { statOf, TICK_MS } from "../start/process-figures.ts";

/** The fields of `/proc/<pid>/stat` after the name: the parent, own time, and that of children that ended. */
const PARENT = 1;
const OWN = [11, 12];
const ENDED_CHILDREN = [13, 14];

export interface DatabaseFigures {
  commits: number;
  processorMs: number;
}

/**
 * Returns the processor time of a process and of its children, including those that have ended, in milliseconds. Linux
 * only.
 */
function processorMsOfTree(pid: string): number {
  const fieldsOf = (stat: string[] | null, fields: number[]) =>
    fields.reduce((sum, field) => sum + Number(stat?.[field] ?? 0), 0);
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => stat?.[PARENT] === pid);
  const own = fieldsOf(statOf(pid), [...OWN, ...ENDED_CHILDREN]);
  return TICK_MS * children.reduce((sum, stat) => sum + fieldsOf(stat, OWN), own);
}

export async function openDatabaseFigures(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const one = async (text: string) => (await client.query(text)).rows[0];
  const { pid } = await one("select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid");
  return {
    async figures(): Promise<DatabaseFigures> {
      // Makes the app's connections send their counts to PostgreSQL's statistics, which they otherwise do only from
      // time to time.
      await client.query("select pg_stat_clear_snapshot()");
      const { commits } = await one(
        "select xact_commit as commits from pg_stat_database where datname = current_database()",
      );
      return { commits: Number(commits), processorMs: processorMsOfTree(pid) };
    },
    /** Returns the bytes of each table with its indexes, after freeing unused space. */
    async bytesOfTables(): Promise<Map<string, number>> {
      const { rows: tables } = await client.query<{ name: string }>(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('app', 'auth', 'limits')`,
      );
      for (const { name } of tables) await client.query(`vacuum full ${name}`);
      const { rows } = await client.query<{ name: string; bytes: string }>(
        `select n.nspname || '.' || c.relname as name, pg_total_relation_size(c.oid) as bytes
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where c.relkind = 'r' and n.nspname in ('app', 'auth', 'limits')`,
      );
      return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]));
    },
    close: () => client.end(),
  };
}
