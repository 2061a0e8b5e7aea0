/** Browser storage that survives between visits. Full or disabled storage causes no error. */

/** Returns the stored text under a key, or `null` if nothing is stored. */
export function readStoredText(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores `text` under a key, or removes the key if `text` is `null`. Returns whether that worked. */
export function storeText(storage: Storage, key: string, text: string | null): boolean {
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
export function readStoredJson(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(readStoredText(storage, key) ?? "null");
  } catch {
    return null;
  }
}

/** Stores `value` as JSON under a key. Returns whether that worked. */
export function storeJson(storage: Storage, key: string, value: unknown): boolean {
  return storeText(storage, key, JSON.stringify(value));
}
