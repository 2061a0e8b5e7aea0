/** Browser storage that survives between visits. Full or disabled storage causes no error. */

/** The prefix of all our storage keys. Signing out deletes them, except the settings of the device. */
export const OURS = "rubber-arcana:";
export const DRAFTS = `${OURS}draft:`;
export const AUTOSAVE_DRAFTS = `${DRAFTS}autosave:`;
export const CHAT_OUTBOX = `${OURS}chat-outbox:`;
export const SESSION_HINT = `${OURS}has-session`;
export const SESSION_RENEWED = `${OURS}session-renewed`;
/** The key of the id of the person whose answers are cached. */
export const PERSON = `${OURS}person`;

/** Returns `null` if nothing is stored. */
export function readKeptText(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores `text`, or removes the key if it is `null`. Returns whether that worked. */
export function keepText(storage: Storage, key: string, text: string | null): boolean {
  try {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the parsed value, or `null` if it is missing or not valid JSON. Callers must check its shape. */
export function readKept(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(readKeptText(storage, key) ?? "null");
  } catch {
    return null;
  }
}

/** Stores `value` as JSON. Returns whether that worked. */
export function keep(storage: Storage, key: string, value: unknown): boolean {
  return keepText(storage, key, JSON.stringify(value));
}
