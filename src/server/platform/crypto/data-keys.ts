/** Wraps people's data keys with the master key, and unwraps them. */
import type { userKeys } from "../db/tables/people.ts";
import { openBytes, type SealedPlace, sealBytes } from "./envelope.ts";
import type { Keyring } from "./keyring.ts";

export type KeyRow = Pick<typeof userKeys.$inferSelect, "userId" | "wrappedKey" | "masterKeyId">;

/** Returns the row that holds a data key, wrapped by the current master key. */
export function wrapDataKey(keyring: Keyring, userId: string, dataKey: Uint8Array): KeyRow {
  const master = keyring.current();
  return { userId, wrappedKey: sealBytes(master, dataKey, placeOfKey(userId)), masterKeyId: master.id };
}

export function unwrapDataKey(keyring: Keyring, row: KeyRow): Uint8Array {
  const master = keyring.find(row.masterKeyId);
  if (!master) {
    throw new Error(
      `The master key "${row.masterKeyId}" is missing: restore the key file, or name it in ENCRYPTION_KEYS`,
    );
  }
  const opened = openBytes(master, row.wrappedKey, placeOfKey(row.userId));
  if (!opened.ok) throw new Error(`The data key of user ${row.userId} does not open: ${opened.reason}`);
  return opened.bytes;
}

const placeOfKey = (userId: string): SealedPlace => ({
  table: "user_keys",
  column: "wrapped_key",
  userId,
  rowId: userId,
});
