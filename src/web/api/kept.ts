/** What the browser keeps between visits. One that is full, or keeps nothing at all, is no fault: its page goes on without. */

/** Whatever is kept begins like this, and signing out wipes it but for what belongs to the device. */
export const OURS = "rubber-arcana:";
export const DRAFTS = `${OURS}draft:`;
export const AUTOSAVE_DRAFTS = `${DRAFTS}autosave:`;
export const CHAT_OUTBOX = `${OURS}chat-outbox:`;
export const SESSION_HINT = `${OURS}has-session`;
export const SESSION_RENEWED = `${OURS}session-renewed`;
/** Whose answers are kept. */
export const PERSON = `${OURS}person`;

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
