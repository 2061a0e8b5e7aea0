/** What the browser keeps between visits. One that is full, or keeps nothing at all, is no fault: its page goes on without. */

/** `null` where nothing is kept. */
export function readKeptText(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether it is kept; `null` lets go of it. */
export function keepText(storage: Storage, key: string, text: string | null): boolean {
  try {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** `null` where nothing is kept, or what is no longer whole. Take of it only what has the expected shape. */
export function readKept(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(readKeptText(storage, key) ?? "null");
  } catch {
    return null;
  }
}

/** Whether it is kept. */
export function keep(storage: Storage, key: string, value: unknown): boolean {
  return keepText(storage, key, JSON.stringify(value));
}
