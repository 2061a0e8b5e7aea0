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
  /**
   * - `writing`: what the person typed.
   * - `unsent`: writing that may not have reached the server.
   * - `session`: who is signed in. It is not put away with the rest.
   */
  holds?: "writing" | "unsent" | "session";
}

function keptItem(name: string, rest: Partial<KeptItem> = {}): KeptItem {
  return { key: PREFIX + name, owner: "person", ...rest };
}

const DEVICE = { owner: "device" } as const;
const SESSION = { holds: "session" } as const;
const WRITING = { holds: "writing" } as const;
const UNSENT = { holds: "unsent" } as const;

export const KEPT = {
  theme: keptItem("theme", DEVICE),
  motion: keptItem("motion", DEVICE),
  sound: keptItem("sound", DEVICE),
  signOutDue: keptItem("sign-out-due", DEVICE),
  sessionHint: keptItem("has-session", SESSION),
  sessionRenewed: keptItem("session-renewed", SESSION),
  /** The item that holds the id of the person whose answers are cached. */
  person: keptItem("person", SESSION),
  putAway: keptItem("put-away:", SESSION),
  requestDraft: keptItem("draft:request:", WRITING),
  profileDraft: keptItem("draft:profile:", WRITING),
  chatDraft: keptItem("draft:chat:", WRITING),
  questionDraft: keptItem("draft:question:", WRITING),
  newBlockName: keptItem("draft:new-block-name:", WRITING),
  newBlockNotes: keptItem("draft:new-block-notes:", WRITING),
  blockText: keptItem("draft:block-", WRITING),
  trialStep: keptItem("draft:trial-step:", WRITING),
  autosaveDraft: keptItem("draft:autosave:", UNSENT),
  chatOutbox: keptItem("chat-outbox:", UNSENT),
  readingOrder: keptItem("reading:"),
  ritual: keptItem("ritual:"),
  stepTimer: keptItem("timer"),
  onboardingShown: keptItem("onboarding-later:"),
  dismissedCard: keptItem("dismissed-card:"),
  lock: keptItem("lock"),
  lockTouched: keptItem("lock-touched"),
  quiet: keptItem("quiet"),
  beganAgainAt: keptItem("began-again-at"),
  ads: keptItem("ads"),
  adCounts: keptItem("ads:counts"),
  adReservations: keptItem("ads:reserved"),
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
