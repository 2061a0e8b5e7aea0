// Kills the commands that back up and restore at each of their steps, and looks at what is left.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import pg from "pg";
import { nodeFlags } from "#scripts/on-pinned-node.mjs";
import { pinnedNode, projectFolder } from "#scripts/pinned-node.mjs";
import { checkBackup } from "#server/platform/backup/read-backup.ts";
import { UNFINISHED_ENDING } from "#server/platform/backup/write-backup.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { createLogCatcher } from "#test-support/log-catcher.ts";
import { insertRowsForJobs } from "#test-support/rows-for-jobs.ts";
import { restoredAsTheyWere, rowsOfTables } from "#test-support/rows-of-tables.ts";
import { startDatabase } from "#test-support/start-database.ts";
import { type AttackCase, Tally } from "../attack-case.ts";

const ROUNDS = 20;
/** The rounds of a backup that kill at the end of it; the others kill while the file grows. */
const ROUNDS_AT_END = 4;
const ROWS = 30_000;
const POLL_MS = 1;

interface Scene {
  /** The database that is backed up. */
  url: string;
  folder: string;
  /** Runs SQL on one of the server's databases. */
  sql(database: string, text: string): Promise<Record<string, unknown>[]>;
  urlOf(database: string): string;
}

type Rows = Awaited<ReturnType<typeof rowsOfTables>>;

export const killedBackups: AttackCase = {
  class: "kills of backups",
  holds:
    "a backup that is killed at any step leaves a whole file or none, and a restore a whole database or one without people",
  async run() {
    const database = await startDatabase({ max_wal_size: "4GB" });
    const folder = mkdtempSync(join(tmpdir(), "arcana-kills-"));
    const urlOf = (name: string) => database.url.replace(/\/[^/?]*\?/, `/${name}?`);
    const scene: Scene = { url: database.url, folder, sql: (name, text) => query(urlOf(name), text), urlOf };
    const tally = new Tally();
    try {
      await migrate(database.url, createLogCatcher().log);
      await insertRowsForJobs(database.url, ROWS);
      const rows = restoredAsTheyWere(await rowsOfTables(database.url));
      const backups = await killBackups(scene, tally);
      const restores = await killRestores(scene, rows, tally);
      const { tried, broken } = tally;
      return { tried, broken, note: `${backups}; ${restores}` };
    } finally {
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

function start({ folder }: Scene, name: "backup" | "restore", url: string, words: string[]): ChildProcess {
  const file = join(projectFolder, `src/server/${name}-command.ts`);
  return spawn(pinnedNode(), [...nodeFlags, file, ...words], {
    env: {
      PATH: process.env.PATH ?? "",
      DATABASE_URL: url,
      DATA_DIR: join(folder, "data"),
      KEY_BACKUP_DIR: join(folder, "keys"),
    },
    stdio: "ignore",
  });
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function untilEnded(child: ChildProcess): Promise<number | null> {
  if (!hasEnded(child)) await once(child, "exit");
  return child.exitCode;
}

/** Kills the process as soon as `isReached`, if it has not ended before. */
async function killWhen(child: ChildProcess, isReached: () => boolean): Promise<void> {
  while (!hasEnded(child) && !isReached()) await wait(POLL_MS);
  child.kill("SIGKILL");
  await untilEnded(child);
}

async function killBackups(scene: Scene, tally: Tally): Promise<string> {
  const { folder, url } = scene;
  const first = join(folder, "first.sql.gz");
  const code = await untilEnded(start(scene, "backup", url, [first]));
  if (code !== 0) throw new Error("A backup without a kill failed");
  const whole = (await checkBackup(first)).rows;
  const file = join(folder, "killed.sql.gz");
  let finished = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const child = start(scene, "backup", url, [file]);
    await killWhen(child, stepOf(round, file, statSync(first).size));
    const isThere = existsSync(file);
    if (isThere) finished += 1;
    const kept = isThere ? [first, file] : [first];
    for (const each of kept) {
      const rows = await checkBackup(each).then((found) => found.rows, String);
      tally.add(rows === whole ? null : `backup, round ${round}: ${each} is not whole: ${rows}`);
    }
    rmSync(file, { force: true });
  }
  const last = await untilEnded(start(scene, "backup", url, [file]));
  const left = readdirSync(folder).filter((name) => name.endsWith(UNFINISHED_ENDING));
  tally.add(
    last === 0 && left.length === 0 ? null : `the backup after the kills: code ${last}, left: ${left}`,
  );
  return `${ROUNDS} kills of a backup, ${finished} of them after its file was whole`;
}

/** Returns whether the backup of a round is where it is killed: at a part of its size, or at its end. */
function stepOf(round: number, file: string, size: number): () => boolean {
  const growing = ROUNDS - ROUNDS_AT_END;
  if (round >= growing) return () => existsSync(file);
  const sizeNow = () => statSync(`${file}${UNFINISHED_ENDING}`, { throwIfNoEntry: false })?.size ?? -1;
  return () => sizeNow() >= (size * round) / growing;
}

async function killRestores(scene: Scene, rows: Rows, tally: Tally): Promise<string> {
  const began = performance.now();
  if (!(await restored(scene, "unkilled", rows))) throw new Error("A restore without a kill failed");
  const wholeMs = performance.now() - began;
  const found: Record<string, number> = { empty: 0, prepared: 0, whole: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const name = `killed_${round}`;
    await scene.sql("postgres", `create database ${name}`);
    const deadline = performance.now() + (wholeMs * (round + 0.5)) / ROUNDS;
    const child = start(scene, "restore", scene.urlOf(name), [join(scene.folder, "first.sql.gz")]);
    await killWhen(child, () => performance.now() >= deadline);
    await untilAlone(scene, name);
    const state = await stateOf(scene, name, rows);
    found[state] = (found[state] ?? 0) + 1;
    tally.add(state === "half" ? `restore, round ${round}: the database holds some of the rows` : null);
    const isWhole = state === "whole" || (await restored(scene, name, rows));
    tally.add(isWhole ? null : `restore, round ${round}: it could not be begun anew`);
    await scene.sql("postgres", `drop database ${name} with (force)`);
  }
  const states = Object.entries(found).map(([state, count]) => `${count} ${state}`);
  return `${ROUNDS} kills of a restore, which left the database: ${states.join(", ")}`;
}

/** Restores into a database, which is created if it is missing. Returns whether it then holds every row. */
async function restored(scene: Scene, name: string, rows: Rows): Promise<boolean> {
  const found = await scene.sql("postgres", `select from pg_database where datname = '${name}'`);
  if (found.length === 0) await scene.sql("postgres", `create database ${name}`);
  const url = scene.urlOf(name);
  const code = await untilEnded(start(scene, "restore", url, [join(scene.folder, "first.sql.gz")]));
  return code === 0 && isDeepStrictEqual(restoredAsTheyWere(await rowsOfTables(url)), rows);
}

/** Waits until PostgreSQL has noticed that the killed process is gone. */
async function untilAlone({ sql }: Scene, name: string): Promise<void> {
  const others = `select from pg_stat_activity where datname = '${name}'`;
  while ((await sql("postgres", others)).length > 0) await wait(POLL_MS);
}

/** Returns what a killed restore left: nothing, tables without people, every row, or some of the rows. */
async function stateOf({ sql, urlOf }: Scene, name: string, rows: Rows): Promise<string> {
  const tables = await sql(name, "select from pg_tables where schemaname in ('app', 'auth')");
  if (tables.length === 0) return "empty";
  const found = await rowsOfTables(urlOf(name));
  const ofPeople = Object.entries(found).filter(([table]) => /^(app|auth|lookup)\./.test(table));
  if (ofPeople.every(([, { count }]) => count === 0)) return "prepared";
  return isDeepStrictEqual(restoredAsTheyWere(found), rows) ? "whole" : "half";
}
