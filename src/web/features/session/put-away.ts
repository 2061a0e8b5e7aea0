/**
 * Stores a person's writing after their session expired, as one entry under their user id. No page reads the entry
 * until the person signs in again. The entry is deleted when somebody else signs in, and on sign-out.
 */

import { DAY_MS } from "#domain/time.ts";
import { readStored, type StoreName, storedKeys, writeStored } from "../../browser-storage.ts";
import { isOurs, json, KEPT, keptItem, storageKeyHolds } from "../../kept-items.ts";
import { forgetPerson, personKeys } from "./forget-person.ts";

/**
 * The stored writing of people whose session expired, keyed by person. An entry that is older than 30 days is
 * deleted when it is read.
 */
const putAway = keptItem({ ...KEPT.putAway, schema: json(validBundle) });
const LONGEST_MS = 30 * DAY_MS;

type Entries = Record<string, string>;
interface Bundle {
  at: number;
  local: Entries;
  session: Entries;
}

/** Stores the writing of a person whose session expired as one entry, and deletes their other data in this browser. */
export function putAwayWriting(userId: string): Promise<void> {
  const before = putAway.read(userId);
  const bundle: Bundle = {
    at: Date.now(),
    local: { ...before?.local, ...entriesOf("local") },
    session: { ...before?.session, ...entriesOf("tab") },
  };
  const wiped = forgetPerson();
  const isEmpty = Object.keys({ ...bundle.local, ...bundle.session }).length === 0;
  if (!isEmpty && !putAway.keep(bundle, userId)) {
    // The storage is full, so only drafts and unsent messages go back, under their original keys.
    const words = Object.entries(bundle.local).filter(([key]) => storageKeyHolds(key, "writing", "unsent"));
    putBack("local", Object.fromEntries(words));
  }
  return wiped;
}

/** Restores the stored writing of this person, and deletes what was stored for others. */
export function restoreWriting(userId: string): void {
  const bundle = putAway.read(userId);
  const restore = () => {
    putBack("local", bundle?.local ?? {});
    putBack("tab", bundle?.session ?? {});
  };
  restore();
  deletePutAwayWriting();
  // Restores the entries that did not fit while both copies were stored.
  restore();
}

/** Deletes the stored writing of all people whose session expired, or only entries that are older than 30 days. */
export function deletePutAwayWriting({ onlyOld = false } = {}): void {
  for (const key of storedKeys("local")) {
    if (!key.startsWith(KEPT.putAway.key)) continue;
    const userId = key.slice(KEPT.putAway.key.length);
    if (onlyOld) putAway.read(userId);
    else putAway.drop(userId);
  }
}

/**
 * Writes entries back to a store. An existing value is never overwritten, because it is newer. Where the store is full, a
 * later, smaller entry may still fit.
 */
function putBack(store: StoreName, entries: Entries): void {
  for (const [key, value] of Object.entries(entries)) {
    if (isOurs(key) && readStored(store, key) === null) writeStored(store, key, value);
  }
}

function entriesOf(store: StoreName): Entries {
  return Object.fromEntries(
    personKeys(store)
      .filter((key) => !storageKeyHolds(key, "session"))
      .map((key) => [key, readStored(store, key) ?? ""]),
  );
}

function validBundle(stored: unknown): Bundle | null {
  const { at, local, session } = Object(stored);
  return Date.now() - at <= LONGEST_MS ? { at, local: Object(local), session: Object(session) } : null;
}
