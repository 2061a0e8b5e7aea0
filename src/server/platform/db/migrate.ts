// Runs the migrations: SQL files in order, forward only, each in its own transaction. A file whose name ends in
// _concurrently creates indexes without blocking writes; each of its statements runs outside a transaction.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { lockedSession, lockedTransaction } from "./locked-transaction.ts";
import { ownerConnection } from "./owner-connection.ts";
import type { DatabaseLog } from "./pool.ts";
import { retryRolledBack } from "./retry.ts";
import { ensureRoles } from "./roles.ts";
import { MIGRATED_SCHEMAS } from "./tables/schemas.ts";

const migrationsFolder = join(import.meta.dirname, "migrations");
const fileName = /^(\d{4})_[a-z0-9_]+\.sql$/;
export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** Returns the migrations of this version in order. Throws where two files have the same number. */
export async function readMigrations(folder: string = migrationsFolder): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
  const numbers = files.map((file) => fileName.exec(file)?.[1] ?? file);
  const repeated = numbers.find((number, index) => number === numbers[index + 1]);
  const misnamed = files.find((file) => !fileName.test(file));
  if (misnamed) throw new Error(`${misnamed} is not named like 0001_what_it_does.sql`);
  if (repeated) throw new Error(`Two migrations have the number ${repeated}`);
  return await Promise.all(
    files.map(async (file) => {
      const sql = await readFile(join(folder, file), "utf8");
      return {
        name: file.slice(0, -".sql".length),
        sql,
        checksum: createHash("sha256").update(sql).digest("hex"),
      };
    }),
  );
}

/**
 * Creates the roles and runs every missing migration. Several processes may call it at once. Migrations of a
 * later version are left alone. Throws where a migration was changed after it had run.
 */
export async function migrate(
  connectionString: string,
  log: Pick<DatabaseLog, "info">,
  migrations?: Migration[],
): Promise<void> {
  const wanted = migrations ?? (await readMigrations());
  const client = new pg.Client(ownerConnection(connectionString, "migrate"));
  // The handler is empty because a lost connection also fails the running statement, which reports it.
  client.on("error", () => {});
  await client.connect();
  try {
    const applied = await readApplied(client);
    const missing = wanted.filter((migration) => !isApplied(migration, applied));
    if (missing.length === 0) return;
    await ensureRoles(client);
    for (const [index, migration] of missing.entries()) {
      log.info({ migration: migration.name }, `migrating the database, ${index + 1} of ${missing.length}`);
      await apply(client, migration);
    }
  } finally {
    await client.end();
  }
}

type Applied = Map<string, string>;

async function readApplied(client: pg.Client): Promise<Applied> {
  // Queries the catalogue directly: to_regclass may return a state from before another process's migration.
  const { rows: tables } = await client.query(
    `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'migrations' and c.relname = 'applied'`,
  );
  if (tables.length === 0) return new Map();
  const { rows } = await client.query<{ name: string; checksum: string }>(
    "select name, checksum from migrations.applied",
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function isApplied(migration: Migration, applied: Applied): boolean {
  const checksum = applied.get(migration.name);
  if (checksum !== undefined && checksum !== migration.checksum) {
    throw new Error(
      `The migration ${migration.name} was changed after this database had run it. ` +
        "Migrations only go forward: restore the file and write a new one.",
    );
  }
  return checksum !== undefined;
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  const work = async () => {
    // If several processes start at once, the first runs the migration and the others skip it.
    if (isApplied(migration, await readApplied(client))) return;
    if (isConcurrent(migration)) await runConcurrently(client, migration.sql);
    else await client.query(migration.sql);
    await client.query("insert into migrations.applied (name, checksum, applied_at) values ($1, $2, now())", [
      migration.name,
      migration.checksum,
    ]);
  };
  try {
    // Requests of the previous version may lock the same tables in another order, and PostgreSQL then rolls back one of
    // the two transactions.
    await retryRolledBack(() => (isConcurrent(migration) ? lockedSession : lockedTransaction)(client, work));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The migration ${migration.name} failed: ${reason}`, { cause: error });
  }
}

function isConcurrent({ name }: Migration): boolean {
  return name.endsWith("_concurrently");
}

/** Sends one statement at a time, because an index cannot be created concurrently inside a transaction. */
async function runConcurrently(client: pg.Client, sql: string): Promise<void> {
  // An interrupted attempt leaves an unusable index behind, which "if not exists" would keep. Other programs may use the
  // same database, and their indexes are not touched.
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_index i
     join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
     where not i.indisvalid and c.relkind = 'i' and n.nspname = any ($1)`,
    [MIGRATED_SCHEMAS],
  );
  for (const { name } of rows) await client.query(`drop index if exists ${name}`);
  for (const statement of sql.split(/;\s*$/m)) {
    if (statement.trim() !== "") await client.query(statement);
  }
}
