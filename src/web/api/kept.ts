/** Browser storage that survives between visits. Full or disabled storage causes no error. */

/** Returns the stored text under a key, or `null` if nothing is stored. */
export function readKeptText(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores `text` under a key, or removes the key if `text` is `null`. Returns whether that worked. */
export function keepText(storage: Storage, key: string, text: string | null): boolean {
  try {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the parsed value under a key, or `null` if it is missing or not valid JSON. Callers must check its
 * shape.
 */
export function readKept(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(readKeptText(storage, key) ?? "null");
  } catch {
    return null;
  }
}

/** Stores `value` as JSON under a key. Returns whether that worked. */
export function keep(storage: Storage, key: string, value: unknown): boolean {
  return keepText(storage, key, JSON.stringify(value));
}
