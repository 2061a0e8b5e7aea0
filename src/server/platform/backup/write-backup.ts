// Writes a backup of the database: every row as it was at one moment, while the server goes on.
import { createHash } from "node:crypto";
import {
  closeSync,
  createWriteStream,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { lockedSession } from "../db/locked-transaction.ts";
import { roles } from "../db/roles.ts";
import { MIGRATED_SCHEMAS } from "../db/tables/schemas.ts";
import { type BackupHead, comment, FORMAT, ROWS_END } from "./backup-format.ts";
import { type CatalogueTable, KEYS_TABLE, quoted, readTables, TRANSIENT_TABLES } from "./backup-tables.ts";

const OWNER_ONLY = 0o600;
const OWNER_ENTERS = 0o700;
/** A higher level makes the file a few percent smaller and takes several times as long. */
const GZIP_LEVEL = 3;
/** The ending of the name of a file that is not complete. */
export const UNFINISHED_ENDING = ".part";

export interface BackupOptions {
  /** The connection string of the role that owns the tables. */
  connectionString: string;
  file: string;
  now: Date;
}

export interface WrittenBackup {
  tables: number;
  rows: number;
}

/**
 * Writes a backup without people's keys. It is written under a temporary name and renamed when it is complete and on the
 * disk. Throws if the file exists, and leaves nothing behind if it fails.
 */
export async function writeBackup({ connectionString, file, now }: BackupOptions): Promise<WrittenBackup> {
  if (existsSync(file)) throw new Error(`${file} exists already, and a backup never replaces another`);
  mkdirSync(dirname(file), { recursive: true, mode: OWNER_ENTERS });
  const unfinished = `${file}${UNFINISHED_ENDING}`;
  const client = new pg.Client({ connectionString, application_name: "rubber-arcana backup" });
  // The handler is empty because a lost connection also fails the running statement, which reports it.
  client.on("error", () => {});
  const written = { tables: 0, rows: 0 };
  try {
    await client.connect();
    rmSync(unfinished, { force: true });
    const script = scriptOf(client, now, written);
    // Migrations try for this lock and hold no other meanwhile, so that requests do not wait for them.
    await lockedSession(client, () => stream(client, script, unfinished));
    renameSync(unfinished, file);
    syncFolder(dirname(file));
    return written;
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

/** Writes a compressed file. Closes the connection if that fails, because it may be in the middle of a table. */
async function stream(client: pg.Client, script: AsyncGenerator<Buffer>, file: string): Promise<void> {
  try {
    await pipeline(
      Readable.from(script, { objectMode: false }),
      createGzip({ level: GZIP_LEVEL }),
      createWriteStream(file, { mode: OWNER_ONLY, flush: true }),
    );
  } catch (error) {
    await client.end();
    throw error;
  }
}

function syncFolder(path: string): void {
  const folder = openSync(path, "r");
  fsyncSync(folder);
  closeSync(folder);
}

/** Yields the text of the backup. */
async function* scriptOf(client: pg.Client, now: Date, written: WrittenBackup): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  const hashed = (text: string | Buffer): Buffer => {
    const bytes = Buffer.from(text);
    hash.update(bytes);
    return bytes;
  };
  await client.query("begin transaction isolation level repeatable read, read only");
  await client.query("set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0");
  const tables = (await readTables(client)).filter(({ name }) => !TRANSIENT_TABLES.includes(name));
  if (tables.length === 0) throw new Error("There is nothing to back up: the database has no tables");
  yield hashed(comment("backup", await readHead(client, now)));
  for (const table of tables) {
    yield hashed(comment("table", { name: table.name, columns: table.columns }));
    yield hashed(`COPY ${quoted(table.name)} (${quoted(...table.columns)}) FROM stdin;\n`);
    // The role of housekeeping sees every row, which the owner of the tables does not.
    if (table.isForced) await client.query(`set local role ${roles.jobs}`);
    const copied = client.query(copyTo(`copy (${selectOf(table)}) to stdout`));
    for await (const chunk of copied) yield hashed(chunk as Buffer);
    if (table.isForced) await client.query("set local role none");
    yield hashed(ROWS_END);
    yield hashed(comment("rows", { rows: copied.rowCount }));
    written.tables += 1;
    written.rows += copied.rowCount;
  }
  await client.query("commit");
  yield Buffer.from(comment("end", { rows: written.rows, sha256: hash.digest("hex") }));
}

async function readHead(client: pg.Client, now: Date): Promise<BackupHead> {
  const migrations = await client.query<BackupHead["migrations"][number]>(
    "select name, checksum from migrations.applied order by name",
  );
  const sequences = await client.query<BackupHead["sequences"][number]>(
    `select schemaname || '.' || sequencename as name, last_value::text as value
     from pg_sequences where schemaname = any ($1) order by 1`,
    [MIGRATED_SCHEMAS],
  );
  const version = await client.query<{ server_version: string }>("show server_version");
  return {
    format: FORMAT,
    madeAt: now.toISOString(),
    postgres: version.rows[0]?.server_version ?? "",
    migrations: migrations.rows,
    sequences: sequences.rows,
  };
}

/** Selects the rows of a table. Of people's keys it selects whose they are and since when, but no key. */
function selectOf({ name, columns }: CatalogueTable): string {
  if (name !== KEYS_TABLE) return `select ${quoted(...columns)} from ${quoted(name)}`;
  const kept = columns.map((column) =>
    ["wrapped_key", "master_key_id"].includes(column) ? `'' as ${quoted(column)}` : quoted(column),
  );
  return `select ${kept.join(", ")} from ${quoted(name)}`;
}
