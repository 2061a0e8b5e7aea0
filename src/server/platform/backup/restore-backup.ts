// Restores a backup into a database without people. All rows come in one transaction: a restore that is cut short leaves the
// database without people, and may be begun anew.
import { basename } from "node:path";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { readKeyBackup } from "../crypto/back-up-keys.ts";
import { type Migration, migrate, readMigrations } from "../db/migrate.ts";
import { ownerConnection } from "../db/owner-connection.ts";
import type { DatabaseLog } from "../db/pool.ts";
import { MIGRATED_SCHEMAS } from "../db/tables/schemas.ts";
import type { BackupHead } from "./backup-format.ts";
import { type CatalogueTable, quoted, readTables, TRANSIENT_TABLES } from "./backup-tables.ts";
import { endAccess } from "./end-access.ts";
import { checkBackup, openBackup, type TablePart } from "./read-backup.ts";
import { type RestoredKeys, restoreKeyRows } from "./restore-key-rows.ts";
import { RestoreRefusedError } from "./restore-refused-error.ts";

export interface RestoreOptions {
  /** The connection string of the role that owns the tables. */
  connectionString: string;
  file: string;
  /** The newest backup of people's wrapped keys, which also tells whose accounts were deleted. */
  keysFile: string;
  log: DatabaseLog;
}

export interface RestoredBackup extends RestoredKeys {
  rows: number;
  head: BackupHead;
}

/**
 * Restores a backup and the keys of the people in it. Accounts that were deleted after the backup was made are not restored,
 * nor are sessions, access tokens, calendar addresses and webhooks that people may have ended since (see `endAccess`).
 * Throws a RestoreRefusedError if the database has people, the backup comes from a newer version, or the keys belong
 * to another database, and a DamagedBackupError if the file is not complete. Then no row was restored and nobody's rows
 * were lost, but the empty tables of a database without people may have been replaced.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoredBackup> {
  const { connectionString, file, keysFile, log } = options;
  const keys = readKeyBackup(keysFile);
  const { head } = await checkBackup(file);
  const migrations = await migrationsOf(head);
  const client = new pg.Client(ownerConnection(connectionString, "restore"));
  // The handler is empty because a lost connection also fails the running statement, which reports it.
  client.on("error", () => {});
  await client.connect();
  try {
    await makeRoom(client, head);
    await migrate(connectionString, log, migrations);
    const restored = await inTransaction(client, (tables) =>
      withoutForcedPolicies(client, tables, async () => {
        const rows = await load(client, tables, file);
        await endAccess(client);
        return { ...(await restoreKeyRows(client, keys)), rows };
      }),
    );
    await client.query("analyze");
    await migrate(connectionString, log);
    return { ...restored, head };
  } finally {
    await client.end();
  }
}

/** Returns the migrations that the backup's database had. Throws if this version does not have them all, unchanged. */
async function migrationsOf({ migrations }: BackupHead): Promise<Migration[]> {
  const own = new Map((await readMigrations()).map((migration) => [migration.name, migration]));
  return migrations.map(({ name, checksum }) => {
    const found = own.get(name);
    if (found?.checksum === checksum) return found;
    throw new RestoreRefusedError(
      `The backup was made by another version, which has the migration ${name}: restore it with that version or a newer one`,
    );
  });
}

/** Makes a database without people ready for the migrations of the backup. Drops tables that are of another version. */
async function makeRoom(client: pg.Client, head: BackupHead): Promise<void> {
  await inTransaction(client, async (tables) => {
    if (tables.length === 0) return;
    await withoutForcedPolicies(client, tables, () => refusePeople(client, tables));
    const { rows } = await client.query<{ name: string }>("select name from migrations.applied");
    const wanted = new Set(head.migrations.map(({ name }) => name));
    if (rows.every(({ name }) => wanted.has(name))) return;
    await client.query(`drop schema if exists ${quoted(...MIGRATED_SCHEMAS)} cascade`);
  });
}

/**
 * Throws if a table that belongs to people has a row. Locks all of these tables until the transaction ends. Needs the tables'
 * owner, without forced policies: another role has connections of its own to the machines of a cluster, where it would wait
 * for this lock for ever.
 */
async function refusePeople(client: pg.Client, tables: readonly CatalogueTable[]): Promise<void> {
  const ofPeople = tables.filter(
    ({ name, schema }) => ["app", "lookup"].includes(schema) || name === "auth.user",
  );
  await client.query(`lock table ${quoted(...ofPeople.map(({ name }) => name))} in access exclusive mode`);
  for (const { name } of ofPeople) {
    const { rowCount } = await client.query(`select from ${quoted(name)} limit 1`);
    if (rowCount !== 0)
      throw new RestoreRefusedError(
        `This database has people in it (${name}), and a restore would replace them. Restore into an empty one: an empty DATA_DIR, or a new database in DATABASE_URL`,
      );
  }
}

/** Replaces the rows of all tables by those of the backup. Resolves with the number of rows. */
async function load(client: pg.Client, tables: readonly CatalogueTable[], file: string): Promise<number> {
  await refusePeople(client, tables);
  const emptied = tables.filter(({ name }) => name !== "migrations.applied");
  await client.query(`truncate ${quoted(...emptied.map(({ name }) => name))}`);
  const { head, tables: parts } = await openBackup(file);
  const known = new Map(tables.map((table) => [table.name, table]));
  let rows = 0;
  for await (const part of parts()) rows += await loadTable(client, part, known);
  for (const { name, value } of head.sequences)
    if (value !== null) await client.query("select setval($1::regclass, $2::bigint)", [name, value]);
  return rows;
}

async function loadTable(
  client: pg.Client,
  { table, rows }: TablePart,
  known: ReadonlyMap<string, CatalogueTable>,
): Promise<number> {
  const own = known.get(table.name);
  const missing = table.columns.find((column) => !own?.columns.includes(column));
  if (!own || missing || TRANSIENT_TABLES.includes(table.name))
    throw new RestoreRefusedError(`This version has no place for ${table.name} ${missing ?? ""}`.trimEnd());
  const copied = client.query(
    copyFrom(`copy ${quoted(table.name)} (${quoted(...table.columns)}) from stdin`),
  );
  await pipeline(rows, copied);
  return copied.rowCount;
}

/**
 * Runs `work` while row level security does not hold for the owner of the tables, who then sees every row, and may use COPY,
 * which refuses to write where it holds. The transaction hides this from all others.
 */
async function withoutForcedPolicies<T>(
  client: pg.Client,
  tables: readonly CatalogueTable[],
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = await client.query<{ isAbove: boolean }>(
    `select rolsuper or rolbypassrls as "isAbove" from pg_roles where rolname = current_user`,
  );
  const forced = rows[0]?.isAbove ? [] : tables.filter(({ isForced }) => isForced);
  for (const { name } of forced)
    await client.query(`alter table ${quoted(name)} no force row level security`);
  const result = await work();
  for (const { name } of forced) await client.query(`alter table ${quoted(name)} force row level security`);
  return result;
}

/** Runs `work` in a transaction, with the tables that are there. */
async function inTransaction<T>(
  client: pg.Client,
  work: (tables: readonly CatalogueTable[]) => Promise<T>,
): Promise<T> {
  await client.query("begin");
  await client.query("set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0");
  const result = await work(await readTables(client));
  await client.query("commit");
  return result;
}

/** Describes a restored backup in lines for the person who restored it. */
export function describeRestored({ rows, head, ...keys }: RestoredBackup, file: string): string[] {
  const lines = [
    `Restored ${rows} rows of ${basename(file)}, made at ${head.madeAt}, and ${keys.restored} keys.`,
    "Everybody with an account is signed out. Access tokens and calendar addresses are removed, and webhooks are off: some may have been ended after the backup was made.",
    "Passwords, passkeys, linked identities, recovery codes, administrators and disabled accounts are as they were when the backup was made.",
  ];
  if (keys.removed > 0)
    lines.push(
      `${keys.removed} ${keys.removed === 1 ? "account was" : "accounts were"} deleted after the backup was made, and ${keys.removed === 1 ? "is" : "are"} not restored.`,
    );
  if (keys.missing > 0)
    lines.push(
      `The backup of keys has no key of ${keys.missing} ${keys.missing === 1 ? "person" : "people"} whose key was made after it, or in the hour before it: what they wrote cannot be opened. Either they were deleted since, and nothing is missing, or a newer backup of keys has their key: restore both anew with that one.`,
    );
  return lines;
}
