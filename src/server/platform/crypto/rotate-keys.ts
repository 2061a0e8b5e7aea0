// Rotation of the master key: creates a new one and wraps every data key with it. Content is not
// re-encrypted.
import { and, asc, eq, gt, ne, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { userKeys } from "../db/tables/people.ts";
import { type KeyRow, unwrapDataKey, wrapDataKey } from "./data-keys.ts";
import { newMasterKey, readKeyFile, replaceKeyFile } from "./key-file.ts";
import type { Keyring } from "./keyring.ts";

const ROWS_A_BATCH = 200;
const BEFORE_EVERY_ID = "00000000-0000-0000-0000-000000000000";
/**
 * The number of the database lock for key rotation: an arbitrary number that nothing else on the database
 * locks.
 */
const KEY_FILE_LOCK = 7_236_472;

export interface MasterKeyUse {
  masterKeyId: string;
  isCurrent: boolean;
  /** Whether the keyring has this master key. Without it, these people cannot read their entries. */
  isKnown: boolean;
  people: number;
}

/** Counts the data keys that each master key wraps, the current one first. */
export async function countByMasterKey(
  database: Pick<Database, "asJobs">,
  keyring: Keyring,
): Promise<MasterKeyUse[]> {
  const rows = await database.asJobs((tx) =>
    tx
      .select({ id: userKeys.masterKeyId, people: sql<number>`count(*)::int` })
      .from(userKeys)
      .groupBy(userKeys.masterKeyId),
  );
  const people = new Map(rows.map((row) => [row.id, row.people]));
  const available = keyring.ids();
  return [...new Set([...available, ...people.keys()])].map((masterKeyId) => ({
    masterKeyId,
    isCurrent: masterKeyId === available[0],
    isKnown: available.includes(masterKeyId),
    people: people.get(masterKeyId) ?? 0,
  }));
}

/**
 * Adds a new key at the top of the key file. Running servers use it from then on; former keys stay in the
 * file.
 */
export async function addMasterKey(database: Pick<Database, "asJobs">, path: string): Promise<string> {
  return await database.asJobs(async (tx) => {
    // Without the lock, two parallel rotations would drop each other's key. A retry only adds one more key.
    await tx.execute(sql`select pg_advisory_xact_lock(${KEY_FILE_LOCK})`);
    const added = newMasterKey();
    replaceKeyFile(path, [added, ...(readKeyFile(path) ?? [])]);
    return added.id;
  });
}

export interface Rewrapping {
  rewrapped: number;
  /** The number of data keys that no known master key can open. */
  failed: number;
}

/**
 * Wraps every data key with the current master key. Works in small transactions, so that it can be
 * interrupted and repeated at any time while requests are served.
 */
export async function rewrapDataKeys(
  database: Pick<Database, "asJobs">,
  keyring: Keyring,
  onProgress: (rewrapped: number) => void,
): Promise<Rewrapping> {
  const total: Rewrapping = { rewrapped: 0, failed: 0 };
  // Repeats until a pass changes nothing, since a request may have created a key during the last pass.
  for (;;) {
    const pass = await rewrapOnce(database, keyring, (soFar) => onProgress(total.rewrapped + soFar));
    total.rewrapped += pass.rewrapped;
    total.failed = pass.failed;
    if (pass.rewrapped === 0) return total;
  }
}

async function rewrapOnce(
  database: Pick<Database, "asJobs">,
  keyring: Keyring,
  onProgress: (rewrapped: number) => void,
): Promise<Rewrapping> {
  const pass: Rewrapping = { rewrapped: 0, failed: 0 };
  let after = BEFORE_EVERY_ID;
  for (;;) {
    const batch = await rewrapBatch(database, keyring, after);
    pass.rewrapped += batch.rewrapped;
    pass.failed += batch.failed;
    if (!batch.last) return pass;
    after = batch.last;
    onProgress(pass.rewrapped);
  }
}

async function rewrapBatch(database: Pick<Database, "asJobs">, keyring: Keyring, after: string) {
  return await database.asJobs(async (tx) => {
    const rows = await tx
      .select()
      .from(userKeys)
      .where(and(gt(userKeys.userId, after), ne(userKeys.masterKeyId, keyring.current().id)))
      .orderBy(asc(userKeys.userId))
      .limit(ROWS_A_BATCH);
    const outcomes = await Promise.all(
      rows.map(async (row) => {
        const rewrapped = rewrap(keyring, row);
        if (!rewrapped) return "failed";
        const { rowCount } = await tx
          .update(userKeys)
          .set({ wrappedKey: rewrapped.wrappedKey, masterKeyId: rewrapped.masterKeyId })
          // Updates a data key's row only if it is unchanged. A row that was deleted or wrapped anew in the
          // meantime is left alone.
          .where(and(eq(userKeys.userId, row.userId), eq(userKeys.wrappedKey, row.wrappedKey)));
        return rowCount === 1 ? "rewrapped" : "gone";
      }),
    );
    const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
    return { rewrapped: count("rewrapped"), failed: count("failed"), last: rows.at(-1)?.userId };
  });
}

function rewrap(keyring: Keyring, row: KeyRow): KeyRow | undefined {
  try {
    return wrapDataKey(keyring, row.userId, unwrapDataKey(keyring, row));
  } catch {
    return undefined;
  }
}
