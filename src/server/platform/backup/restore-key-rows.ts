// Puts the wrapped keys of their own backup into restored rows, and removes the people whose keys were deleted.
import { getTableConfig } from "drizzle-orm/pg-core";
import type pg from "pg";
import { HOUR_MS } from "#domain/time.ts";
import type { KeyBackup } from "../crypto/back-up-keys.ts";
import { ownedTables } from "../crypto/owned-tables.ts";
import { KEYS_TABLE, quoted } from "./backup-tables.ts";
import { RestoreRefusedError } from "./restore-refused-error.ts";

const ROWS_A_STATEMENT = 500;
/**
 * The time in milliseconds by which a key must be older than the backup of keys for its absence there to mean that it was
 * deleted. A younger key may have been made while that backup was written, or by a process with another clock.
 */
const MARGIN_MS = HOUR_MS;

export interface RestoredKeys {
  /** The number of people whose keys were restored. */
  restored: number;
  /** The number of people whose keys were deleted after the data was backed up, and who are removed with all of their rows. */
  removed: number;
  /** The number of other people without a key. */
  missing: number;
}

/**
 * Puts the keys of a backup into the restored rows, and removes everything of people whose keys were deleted since.
 * Needs an open transaction of the tables' owner in which row level security hides no rows. Throws a
 * RestoreRefusedError if the keys belong to another database.
 */
export async function restoreKeyRows(client: pg.Client, { rows, madeAt }: KeyBackup): Promise<RestoredKeys> {
  let restored = 0;
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    const page = rows.slice(from, from + ROWS_A_STATEMENT);
    const { rowCount } = await client.query(
      `update app.user_keys u set wrapped_key = k.wrapped_key, master_key_id = k.master_key_id
       from unnest($1::uuid[], $2::timestamptz[], $3::text[], $4::text[])
         as k (user_id, created_at, wrapped_key, master_key_id)
       where u.user_id = k.user_id and u.created_at = k.created_at and u.wrapped_key = ''`,
      [
        page.map(({ userId }) => userId),
        page.map(({ createdAt }) => createdAt),
        page.map(({ wrappedKey }) => wrappedKey),
        page.map(({ masterKeyId }) => masterKeyId),
      ],
    );
    restored += rowCount ?? 0;
  }
  const removed = await removePeople(client, new Date(madeAt.getTime() - MARGIN_MS));
  if (removed > 0 && restored === 0)
    throw new RestoreRefusedError(
      "These are keys of another database: they hold none of a person in the backup, who would all count as deleted",
    );
  const { rowCount: missing } = await client.query("delete from app.user_keys where wrapped_key = ''");
  return { restored, removed, missing: missing ?? 0 };
}

/** Removes everything of people without a key whose key was made before `before`. Resolves with their number. */
async function removePeople(client: pg.Client, before: Date): Promise<number> {
  const gone = "select user_id from app.user_keys where wrapped_key = '' and created_at < $1";
  await client.query(`delete from auth."user" where id in (${gone})`, [before]);
  for (const { table } of ownedTables) {
    const name = `app.${getTableConfig(table).name}`;
    if (name !== KEYS_TABLE)
      await client.query(`delete from ${quoted(name)} where user_id in (${gone})`, [before]);
  }
  const { rowCount } = await client.query(`delete from app.user_keys where user_id in (${gone})`, [before]);
  return rowCount ?? 0;
}
