/**
 * Everything that the app keeps in a browser's storage, by name. What belongs to a person is deleted when they sign out;
 * what must not be lost then, and what may be put away when a session expires, is derived from this list.
 */

const PREFIX = "rubber-arcana:";

export interface KeptItem {
  /** The item's key in storage; for an item that is stored more than once, the beginning of its keys. */
  key: string;
  /** The owner of an item. A device's items survive a sign-out. */
  owner: "person" | "device";
  /** True for an item that is this tab's alone and ends with it. */
  isOfTab?: boolean;
  /**
   * - `writing`: what the person typed.
   * - `unsent`: writing that may not have reached the server.
   * - `session`: who is signed in. It is not put away with the rest.
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
  signOutDue: registered("sign-out-due", DEVICE),
  sessionHint: registered("has-session", SESSION),
  sessionRenewed: registered("session-renewed", SESSION),
  /** The item that holds the id of the person whose answers are cached. */
  person: registered("person", SESSION),
  putAway: registered("put-away:", SESSION),
  requestDraft: registered("draft:request:", WRITING),
  profileDraft: registered("draft:profile:", WRITING),
  chatDraft: registered("draft:chat:", WRITING),
  questionDraft: registered("draft:question:", WRITING),
  newBlockName: registered("draft:new-block-name:", WRITING),
  newBlockNotes: registered("draft:new-block-notes:", WRITING),
  newBlockSent: registered("draft:new-block-sent:", WRITING),
  blockText: registered("draft:block-", WRITING),
  trialStep: registered("draft:trial-step:", WRITING),
  autosaveDraft: registered("draft:autosave:", UNSENT),
  chatOutbox: registered("chat-outbox:", UNSENT),
  readingOrder: registered("reading:", THIS_TAB),
  ritual: registered("ritual:"),
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

/** The session hint of a guest; that of a member is their id. */
export const GUEST_HINT = "guest";

const ITEMS: readonly KeptItem[] = Object.values(KEPT);

/** Returns whether a storage key is the app's own. */
export function isOurs(key: string): boolean {
  return key.startsWith(PREFIX);
}

/** Returns whether a storage key belongs to the device. Keys that no item names count as a person's. */
export function survivesSignOut(key: string): boolean {
  return ITEMS.some((item) => item.owner === "device" && item.key === key);
}

/** Returns whether the item of a storage key holds one of these kinds of data. */
export function holdsAny(key: string, ...kinds: readonly KeptItem["holds"][]): boolean {
  return ITEMS.some((item) => item.holds && kinds.includes(item.holds) && key.startsWith(item.key));
}

/** Reads a stored text. Returns its value, or `null` if the text does not fit. */
export type Schema<Value> = (text: string) => Value | null;

/** The stored values of an item. `id` is needed for an item that is stored more than once. */
export interface Kept<Value> {
  /** Returns the stored text, unchecked; `null` if there is none. */
  readText(id?: string): string | null;
  /** Returns the stored value; `null` if there is none. A value that does not fit its schema is deleted. */
  read(id?: string): Value | null;
  /** Stores a value: a text as it is, anything else as JSON. Returns whether that worked. */
  keep(value: Value, id?: string): boolean;
  drop(id?: string): void;
}

/** Gives a registered item its schema. Full or disabled storage causes no error. */
export function keptItem<Value>({ key, isOfTab, schema }: KeptItem & { schema: Schema<Value> }): Kept<Value> {
  function attempt<Result>(work: (place: Storage) => Result): Result | null {
    try {
      return work(isOfTab ? sessionStorage : localStorage);
    } catch {
      return null;
    }
  }
  const readText = (id = "") => attempt((place) => place.getItem(key + id));
  const drop = (id = "") => void attempt((place) => place.removeItem(key + id));
  return {
    readText,
    read(id) {
      const text = readText(id);
      const value = text === null ? null : schema(text);
      if (text !== null && value === null) drop(id);
      return value;
    },
    keep: (value, id = "") =>
      attempt((place) => {
        place.setItem(key + id, typeof value === "string" ? value : JSON.stringify(value));
        return true;
      }) ?? false,
    drop,
  };
}

/** The value of an item that is only set or not. */
export const SET = "1";

/** Accepts every text. */
export const text: Schema<string> = (stored) => stored;

/** Accepts one of these texts. */
export function oneOf<Value extends string>(...values: readonly Value[]): Schema<Value> {
  return (stored) => values.find((value) => value === stored) ?? null;
}

/** Accepts JSON. `check` returns the valid value or the valid part of it, `null` if it does not fit. */
export function json<Value>(check: (stored: unknown) => Value | null): Schema<Value> {
  return (stored) => {
    try {
      return check(JSON.parse(stored));
    } catch {
      return null;
    }
  };
}

/** Accepts a number. */
export const number = json((stored) => (typeof stored === "number" ? stored : null));
