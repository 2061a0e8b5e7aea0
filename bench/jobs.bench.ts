// Runs each scheduled job on a database with a million rows: no statement may read a whole table, and no batch may take
// longer than 200 ms. The times are only valid on a machine that does nothing else.
import { rmSync } from "node:fs";
import pg from "pg";
import { createDependencies } from "#server/dependencies.ts";
import { openDuck } from "#server/platform/ai/open-duck.ts";
import { loadConfig } from "#server/platform/config.ts";
import { openDatabase } from "#server/platform/db/database.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { createMetrics } from "#server/platform/metrics.ts";
import { scheduledJobs } from "#server/scheduled-jobs.ts";
import { createLogCatcher } from "#test-support/log-catcher.ts";
import { type PlanNode, planFaults } from "#test-support/plan-faults.ts";
import { insertRowsForJobs } from "#test-support/rows-for-jobs.ts";
import { startDatabase } from "#test-support/start-database.ts";
import { createTestRandom } from "#test-support/test-random.ts";
import { isQuiet, loadNow } from "./figures.ts";
import { median } from "./ratio.ts";

const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000);
const MOST_MS = 200;
/** Tables with fewer rows than this may be read whole. */
const FEW_ROWS = 20_000;
/** The load before the benchmark's own work. On a busy machine, times are printed but do not fail the run. */
const LOAD = loadNow();

interface Measured {
  /** By statement: the duration of each of its runs, in milliseconds. */
  times: Map<string, number[]>;
  faults: Set<string>;
}

let measured: Measured = { times: new Map(), faults: new Set() };
const known = { partialIndexes: new Set<string>(), smallTables: new Set<string>(), fewRows: 500 };

/**
 * Makes the database pool first run EXPLAIN (ANALYZE, BUFFERS) of each statement over everybody's rows, and undo its
 * effects.
 */
function explainEachStatement(): void {
  const send = pg.Client.prototype.query as (
    this: pg.Client,
    ...parameters: unknown[]
  ) => Promise<pg.QueryResult>;
  const inJob = new WeakSet<pg.Client>();
  async function explaining(this: pg.Client, ...parameters: unknown[]): Promise<pg.QueryResult> {
    const [config, values] = parameters as [pg.QueryConfig | string, unknown[] | undefined];
    const text = typeof config === "string" ? config : config.text;
    if (text === "set local role arcana_jobs") inJob.add(this);
    if (text === "commit" || text === "rollback") inJob.delete(this);
    if (inJob.has(this) && /^\s*(with|select|insert|update|delete)\b/i.test(text)) {
      const ask = (sql: string, listed?: unknown[]) => Reflect.apply(send, this, [sql, listed ?? []]);
      ask("savepoint explained");
      const explained = ask(`explain (analyze, buffers, format json) ${text}`, values);
      ask("rollback to savepoint explained");
      const outcome = Reflect.apply(send, this, parameters) as Promise<pg.QueryResult>;
      keep(text, (await explained).rows[0]["QUERY PLAN"][0]);
      return await outcome;
    }
    return await (Reflect.apply(send, this, parameters) as Promise<pg.QueryResult>);
  }
  pg.Client.prototype.query = explaining as typeof pg.Client.prototype.query;
}

function keep(text: string, { Plan, ...explained }: { Plan: PlanNode; "Execution Time": number }): void {
  const statement = text.replace(/\s+/g, " ").trim();
  measured.times.set(statement, [...(measured.times.get(statement) ?? []), explained["Execution Time"]]);
  for (const fault of planFaults(Plan, known)) measured.faults.add(`${statement.slice(0, 90)}: ${fault}`);
}

const postgres = await startDatabase({ max_wal_size: "4GB" });
try {
  const { log } = createLogCatcher();
  await migrate(postgres.url, log);
  const began = performance.now();
  await insertRowsForJobs(postgres.url, ROWS);
  console.log(`  ${ROWS.toLocaleString("en")} rows of the largest tables, made in ${seconds(began)} s`);
  await readTables();
  explainEachStatement();
  await runJobs(log);
} finally {
  await postgres.stop();
  rmSync(postgres.dataDir, { recursive: true, force: true });
}

async function readTables(): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and reltuples < $1`,
    [FEW_ROWS],
  );
  for (const { name } of rows) known.smallTables.add(name);
  const partial = await client.query<{ name: string }>(
    `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid where i.indpred is not null`,
  );
  for (const { name } of partial.rows) known.partialIndexes.add(name);
  await client.end();
}

async function runJobs(log: ReturnType<typeof createLogCatcher>["log"]): Promise<void> {
  const config = loadConfig({
    DATA_DIR: postgres.dataDir,
    DATABASE_URL: postgres.url,
    KEY_BACKUPS: "on",
    KEY_BACKUP_DIR: postgres.dataDir,
  });
  const database = await openDatabase({ connectionString: postgres.url, log });
  const clock = { now: () => new Date() };
  const metrics = createMetrics({ process: false });
  const duck = openDuck({ settings: config.ai, database, log, clock, metrics, offlineWordPauseMs: 0 });
  const dependencies = createDependencies({
    config,
    log,
    database,
    clock,
    random: createTestRandom(),
    metrics,
    duck,
  });
  for (const job of scheduledJobs(dependencies, postgres.url)) {
    measured = { times: new Map(), faults: new Set() };
    const began = performance.now();
    const done = await job.run();
    report(job.name, { done, took: seconds(began) });
  }
  await database.close();
}

function report(job: string, { done, took }: { done: Record<string, number>; took: string }): void {
  const all = [...measured.times.values()].flat();
  const longest = Math.max(0, ...all);
  const mayMiss = !isQuiet(LOAD);
  const isMet = (longest <= MOST_MS || mayMiss) && measured.faults.size === 0;
  if (!isMet) process.exitCode = 1;
  const middle = all.length > 0 ? median(all).toFixed(1) : "0";
  console.log(
    `  ${job}: ${all.length} statements, ${middle} ms each, the longest ${longest.toFixed(0)} ms; ` +
      `${JSON.stringify(done)} in ${took} s with EXPLAIN - aim at most ${MOST_MS} ms by an index: ` +
      `${isMet ? "met" : "MISSED"} (load ${LOAD.toFixed(1)}${mayMiss ? ": times need a quiet machine" : ""})`,
  );
  for (const fault of measured.faults) console.log(`    ${fault}`);
  for (const [statement, times] of measured.times)
    if (Math.max(...times) > MOST_MS)
      console.log(`    ${Math.max(...times).toFixed(0)} ms: ${statement.slice(0, 160)}`);
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
