/**
 * All items that the app stores in the browser, by name. Items that belong to a person are deleted when the person
 * signs out. This list also says which items must not be lost at a sign-out, and which may be stored away when a
 * session expires.
 */

import { readStored, removeStored, writeStored } from "./browser-storage.ts";

const PREFIX = "rubber-arcana:";

export interface KeptItem {
  /** The item's key in storage; for an item that is stored more than once, the beginning of its keys. */
  key: string;
  /** The owner of an item. Items of the device stay after a sign-out. */
  owner: "person" | "device";
  /** True for an item that belongs to one tab and is deleted when that tab is closed. */
  isOfTab?: boolean;
  /**
   * The kind of data in the item. Absent for other data.
   * - `writing`: text that the person typed.
   * - `unsent`: typed text that may not have reached the server.
   * - `session`: data on who is signed in. It is not stored away when a session expires.
   */
  holds?: "writing" | "unsent" | "session";
}

function registered(name: string, rest: Partial<KeptItem> = {}): KeptItem {
  return { key: PREFIX + name, owner: "person", ...rest };
}

const DEVICE = { owner: "device" } as const;
const THIS_TAB = { isOfTab: true } as const;
const SESSION = { holds: "session" } as const;
const WRITING = { holds: "writing" } as const;
const UNSENT = { holds: "unsent" } as const;

export const KEPT = {
  theme: registered("theme", DEVICE),
  motion: registered("motion", DEVICE),
  sound: registered("sound", DEVICE),
  installAnswered: registered("install-answered", DEVICE),
  signOutDue: registered("sign-out-due", DEVICE),
  sessionHint: registered("has-session", SESSION),
  sessionRenewed: registered("session-renewed", SESSION),
  /** The item that holds the id of the person whose answers are cached. */
  person: registered("person", SESSION),
  putAway: registered("put-away:", SESSION),
  requestDraft: registered("draft:request:", WRITING),
  answersDraft: registered("draft:answers:", WRITING),
  profileDraft: registered("draft:profile:", WRITING),
  chatDraft: registered("draft:chat:", WRITING),
  questionDraft: registered("draft:question:", WRITING),
  newBlockName: registered("draft:new-block-name:", WRITING),
  newBlockNotes: registered("draft:new-block-notes:", WRITING),
  newBlockSent: registered("draft:new-block-sent:", WRITING),
  blockText: registered("draft:block-", WRITING),
  pictureText: registered("draft:picture:", WRITING),
  trialStep: registered("draft:trial-step:", WRITING),
  /** The card of the day that a person has begun to answer. */
  dayCard: registered("day-card:", WRITING),
  autosaveDraft: registered("draft:autosave:", UNSENT),
  chatOutbox: registered("chat-outbox:", UNSENT),
  readingOrder: registered("reading:", THIS_TAB),
  ritual: registered("ritual:"),
  justReads: registered("just-reads"),
  stepTimer: registered("timer"),
  onboardingShown: registered("onboarding-later:"),
  dismissedCard: registered("dismissed-card:"),
  lock: registered("lock"),
  lockTouched: registered("lock-touched"),
  quiet: registered("quiet", THIS_TAB),
  beganAgainAt: registered("began-again-at", THIS_TAB),
  ads: registered("ads"),
  adCounts: registered("ads:counts", THIS_TAB),
  adReservations: registered("ads:reserved", THIS_TAB),
} as const satisfies Record<string, KeptItem>;

/** The value of the session hint for a guest. For a person with an account, the value is their user id. */
export const GUEST_HINT = "guest";

const ITEMS: readonly KeptItem[] = Object.values(KEPT);

/** Returns whether a storage key belongs to this app. */
export function isOurs(key: string): boolean {
  return key.startsWith(PREFIX);
}

/**
 * Returns whether a storage key belongs to an item of the device. A key that is not in the list counts as a
 * person's.
 */
export function survivesSignOut(key: string): boolean {
  return ITEMS.some((item) => item.owner === "device" && item.key === key);
}

/** Returns whether the item of a storage key has one of the given values of `holds`. */
export function storageKeyHolds(key: string, ...kinds: readonly KeptItem["holds"][]): boolean {
  return ITEMS.some((item) => item.holds && kinds.includes(item.holds) && key.startsWith(item.key));
}

/** Parses a stored text. Returns the value, or `null` if the text is not valid. */
export type Schema<Value> = (text: string) => Value | null;

/**
 * Functions that read and write the stored values of an item. `id` is needed for an item that is stored more than
 * once.
 */
export interface Kept<Value> {
  /** Returns the stored text without checking it; `null` if there is none. */
  readText(id?: string): string | null;
  /** Returns the stored value; `null` if there is none. A stored value that is not valid is deleted. */
  read(id?: string): Value | null;
  /** Stores a value: a text unchanged, anything else as JSON. Returns whether that worked. */
  keep(value: Value, id?: string): boolean;
  drop(id?: string): void;
}

/**
 * Returns the functions that read and write an item, with the given schema. Full or disabled storage causes no
 * error.
 */
export function keptItem<Value>({ key, isOfTab, schema }: KeptItem & { schema: Schema<Value> }): Kept<Value> {
  const store = isOfTab ? "tab" : "local";
  const readText = (id = "") => readStored(store, key + id);
  const drop = (id = "") => removeStored(store, key + id);
  return {
    readText,
    read(id) {
      const text = readText(id);
      const value = text === null ? null : schema(text);
      if (text !== null && value === null) drop(id);
      return value;
    },
    keep: (value, id = "") =>
      writeStored(store, key + id, typeof value === "string" ? value : JSON.stringify(value)),
    drop,
  };
}

/** The stored value of an item that can only be set or absent. */
export const SET = "1";

/** A schema that accepts every text. */
export const text: Schema<string> = (stored) => stored;

/** Returns a schema that accepts only one of the given texts. */
export function oneOf<Value extends string>(...values: readonly Value[]): Schema<Value> {
  return (stored) => values.find((value) => value === stored) ?? null;
}

/**
 * Returns a schema for JSON. `check` returns the valid value or the valid part of it, or `null` if the value is not
 * valid.
 */
export function json<Value>(check: (stored: unknown) => Value | null): Schema<Value> {
  return (stored) => {
    try {
      return check(JSON.parse(stored));
    } catch {
      return null;
    }
  };
}

/** A schema that accepts a number in JSON. */
export const number = json((stored) => (typeof stored === "number" ? stored : null));
