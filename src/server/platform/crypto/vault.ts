import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { MINUTE_MS } from "#domain/time.ts";
import { type Clock, systemClock } from "../clock.ts";
import type { Database, Transaction } from "../db/database.ts";
import { userKeys } from "../db/tables/people.ts";
import { type CryptoCounts, emptyCryptoCounts } from "./counts.ts";
import { type KeyRow, unwrapDataKey, wrapDataKey } from "./data-keys.ts";
import type { Keyring } from "./keyring.ts";
import { type UserKey, type UserKeyContext, unavailableKey, userKeyOf } from "./user-key.ts";

const HELD_FOR_MS = MINUTE_MS;
const HELD_AT_MOST = 10_000;
const DATA_KEY_BYTES = 32;

/** Decrypts people's data keys and caches each for at most a minute. */
export interface Vault {
  /**
   * Queries the person's key row in a batch with other statements. Then use
   * `const key = keyRow ? vault.open(keyRow) : await vault.keyOf(userId)`.
   */
  keyQuery(tx: Transaction, userId: string): PromiseLike<KeyRow[]>;
  /**
   * Creates a data key for a person who has none. Put it before `keyQuery` in a batch that may be the first one of that
   * person.
   */
  createKeyQuery(tx: Transaction, userId: string): PromiseLike<unknown>;
  /**
   * Opens a key row. Throws where the master key is missing or the row is damaged, so no value can be read.
   */
  open(row: KeyRow): UserKey;
  /** Like `open`, for display only: returns `unavailableKey` where the key is not available. */
  openToShow(row: KeyRow): UserKey;
  /**
   * Reads a person's data key in one round trip, or none if the key is cached. Creates a key on first use.
   */
  keyOf(userId: string): Promise<UserKey>;
  /** Like `keyOf`, for display only: returns `unavailableKey` where the key is not available. */
  keyToShow(userId: string): Promise<UserKey>;
  /** Returns a person's cached data key, if any, so that a batch can leave out `keyQuery`. */
  held(userId: string): UserKey | undefined;
  /** Removes a data key from the cache because its person was deleted. */
  forget(userId: string): void;
  readonly counts: Readonly<CryptoCounts>;
}

export interface VaultOptions {
  database: Pick<Database, "batch">;
  keyring: Keyring;
  legacySecret: string | undefined;
  log: UserKeyContext["log"];
  clock?: Clock;
}

interface Held {
  key: UserKey;
  wrappedKey: string;
  until: number;
}

export function createVault(options: VaultOptions): Vault {
  const { database, keyring, legacySecret, log, clock = systemClock } = options;
  const counts = emptyCryptoCounts();
  const held = new Map<string, Held>();

  const heldFor = (userId: string): Held | undefined => {
    const entry = held.get(userId);
    held.delete(userId);
    if (!entry || entry.until <= clock.now().getTime()) return undefined;
    // Moves the cache entry to the end, so that the first in the map is the least recently used.
    held.set(userId, entry);
    return entry;
  };

  const open = (row: KeyRow): UserKey => {
    const loaded = heldFor(row.userId);
    if (loaded?.wrappedKey === row.wrappedKey) return loaded.key;
    const key = userKeyOf(unwrapDataKey(keyring, row), { legacySecret, counts, log });
    held.set(row.userId, { key, wrappedKey: row.wrappedKey, until: clock.now().getTime() + HELD_FOR_MS });
    const [oldest] = held.keys();
    if (held.size > HELD_AT_MOST && oldest !== undefined) held.delete(oldest);
    return key;
  };

  const openToShow = (row: KeyRow): UserKey => {
    try {
      return open(row);
    } catch (error) {
      log.error({ err: error, userId: row.userId }, "a person's key could not be opened");
      return unavailableKey;
    }
  };

  const readOrMakeRow = async (userId: string): Promise<KeyRow> => {
    const [, [row]] = await database.batch({ userId }, (tx) => [
      createKeyQuery(tx, userId),
      keyQuery(tx, userId),
    ]);
    if (!row) throw new Error("A data key was stored and not found");
    return row;
  };

  const keyQuery = (tx: Transaction, userId: string) =>
    tx
      .select({
        userId: userKeys.userId,
        wrappedKey: userKeys.wrappedKey,
        masterKeyId: userKeys.masterKeyId,
      })
      .from(userKeys)
      .where(eq(userKeys.userId, userId));

  const createKeyQuery = (tx: Transaction, userId: string) => {
    const row = wrapDataKey(keyring, userId, randomBytes(DATA_KEY_BYTES));
    return tx
      .insert(userKeys)
      .values({ ...row, createdAt: clock.now() })
      .onConflictDoNothing();
  };

  return {
    keyQuery,
    createKeyQuery,
    open,
    openToShow,
    keyOf: async (userId) => heldFor(userId)?.key ?? open(await readOrMakeRow(userId)),
    keyToShow: async (userId) => heldFor(userId)?.key ?? openToShow(await readOrMakeRow(userId)),
    held: (userId) => heldFor(userId)?.key,
    forget: (userId) => void held.delete(userId),
    counts,
  };
}
