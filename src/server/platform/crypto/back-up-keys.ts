// Backups of people's wrapped data keys, kept apart from backups of the data. Once the last backup with a
// person's key is deleted, no old backup of the data reveals what that person wrote.
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { gt, sql } from "drizzle-orm";
import * as z from "zod";
import { idSchema } from "#contract/ids.ts";
import { utcFileTime } from "#domain/calendar-days.ts";
import { KEY_BACKUP_KEPT_DAYS } from "#domain/plans/kept.ts";
import { DAY_MS } from "#domain/time.ts";
import type { Database, Transaction } from "../db/database.ts";
import { userKeys } from "../db/tables/people.ts";
import { inPages } from "../jobs/in-batches.ts";

const OWNER_ONLY = 0o600;
const OWNER_ENTERS = 0o700;
const ROWS_A_STATEMENT = 500;
const ROWS_A_PAGE = 2000;
const NAME = /^wrapped-keys-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.json$/;

const backupSchema = z.array(
  z.object({ userId: idSchema, wrappedKey: z.string(), masterKeyId: z.string(), createdAt: z.coerce.date() }),
);

type KeyDatabase = Pick<Database, "asJobs">;

/**
 * Writes a file with every wrapped key into `folder`, creating it if missing, and deletes expired backups
 * there.
 */
export async function backUpKeys(
  database: KeyDatabase,
  folder: string,
  now: Date,
): Promise<{ file: string; people: number; removed: number }> {
  mkdirSync(folder, { recursive: true, mode: OWNER_ENTERS });
  const time = utcFileTime(now);
  const file = join(folder, `wrapped-keys-${time}Z.json`);
  const people = await writeKeys(database, `${file}.part`);
  renameSync(`${file}.part`, file);
  const before = now.getTime() - KEY_BACKUP_KEPT_DAYS * DAY_MS;
  const old = readdirSync(folder).filter((name) => madeAt(name) < before);
  for (const name of old) rmSync(join(folder, name));
  return { file, people, removed: old.length };
}

/** Writes a JSON list of all wrapped keys, a page at a time. Resolves with their number. */
async function writeKeys(database: KeyDatabase, path: string): Promise<number> {
  let people = 0;
  rmSync(path, { force: true });
  writeFileSync(path, "[", { mode: OWNER_ONLY });
  for await (const page of inPages(database, selectKeys, ROWS_A_PAGE)) {
    appendFileSync(path, (people > 0 ? "," : "") + page.map((row) => JSON.stringify(row)).join(","));
    people += page.length;
  }
  appendFileSync(path, "]");
  return people;
}

function selectKeys(tx: Transaction, after: { userId: string } | undefined, limit: number) {
  return tx
    .select()
    .from(userKeys)
    .where(after && gt(userKeys.userId, after.userId))
    .orderBy(userKeys.userId)
    .limit(limit);
}

/**
 * Reads a backup's time from its file name, since a copied file has another modification time. Returns
 * infinity for a file that is not a backup.
 */
function madeAt(name: string): number {
  const [, day, ...clock] = NAME.exec(name) ?? [];
  return day ? Date.parse(`${day}T${clock.join(":")}Z`) : Number.POSITIVE_INFINITY;
}

export interface KeyBackup {
  rows: z.output<typeof backupSchema>;
  /** The time from which on keys were read for it. */
  madeAt: Date;
}

/** Reads a backup of keys. Throws if the file is not one, or was renamed, because its name holds its time. */
export function readKeyBackup(file: string): KeyBackup {
  const time = madeAt(basename(file));
  if (!Number.isFinite(time))
    throw new Error(`${file} does not have the name of a backup of keys: wrapped-keys-<time>.json`);
  return { rows: backupSchema.parse(JSON.parse(readFileSync(file, "utf8"))), madeAt: new Date(time) };
}

/** Returns the newest backup of keys in a folder; undefined if there is none. */
export function newestKeyBackup(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const newest = readdirSync(folder)
    .filter((name) => NAME.test(name))
    .toSorted()
    .at(-1);
  return newest && join(folder, newest);
}

export interface Restoring {
  restored: number;
  /**
   * The number of people who have a different key by now. Their current key stays, so values sealed with the key from
   * the file cannot be decrypted.
   */
  replaced: number;
}

/** Restores the keys of people who have an account here and no key. */
export async function restoreKeys(database: KeyDatabase, file: string): Promise<Restoring> {
  const rows = backupSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const total: Restoring = { restored: 0, replaced: 0 };
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    const { restored, replaced } = await putBack(database, rows.slice(from, from + ROWS_A_STATEMENT));
    total.restored += restored;
    total.replaced += replaced;
  }
  return total;
}

async function putBack(database: KeyDatabase, rows: z.output<typeof backupSchema>): Promise<Restoring> {
  return await database.asJobs(async (tx) => {
    const backedUp = JSON.stringify(rows);
    // A cluster's own count of an INSERT from a SELECT includes the rows that were there already.
    const { rows: restored } = await tx.execute(sql`
      insert into ${userKeys} (user_id, wrapped_key, master_key_id, created_at)
      select (k->>'userId')::uuid, k->>'wrappedKey', k->>'masterKeyId', (k->>'createdAt')::timestamptz
      from jsonb_array_elements(${backedUp}::jsonb) k
      where exists (select from auth."user" u where u.id = (k->>'userId')::uuid)
      on conflict (user_id) do nothing returning user_id`);
    // Key rotation keeps `created_at`, so a different time means a different key.
    const other = await tx.execute<{ count: number }>(sql`
      select count(*)::int as count
      from jsonb_array_elements(${backedUp}::jsonb) k
      join ${userKeys} u on u.user_id = (k->>'userId')::uuid
      where u.created_at <> (k->>'createdAt')::timestamptz`);
    return { restored: restored.length, replaced: other.rows[0]?.count ?? 0 };
  });
}
