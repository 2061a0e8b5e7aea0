/**
 * What somebody had written when their session merely ran out, put away in one piece under their name: no page comes
 * across it until they are back. Whoever else signs in, or signs out, wipes it.
 */
import {
  CHAT_OUTBOX,
  DRAFTS,
  keep,
  keepText,
  OURS,
  PERSON,
  readKept,
  SESSION_HINT,
  SESSION_RENEWED,
} from "../../api/kept.ts";
import { forgetPerson, personKeys } from "./forget-person.ts";

export const PUT_AWAY = `${OURS}put-away:`;
const DAY_MS = 86_400_000;
const LONGEST_MS = 30 * DAY_MS;

/** Says that there is a session, and is no writing. */
const OF_THE_SESSION = [SESSION_HINT, SESSION_RENEWED, PERSON];

/** Drafts, and messages that were not sent. */
const WORDS = [DRAFTS, CHAT_OUTBOX];

type Entries = Record<string, string>;
interface Bundle {
  at: number;
  local: Entries;
  session: Entries;
}

/** Leaves of this person what they wrote, put away, and wipes the rest. */
export function putAway(userId: string): Promise<void> {
  const before = read(PUT_AWAY + userId);
  const bundle: Bundle = {
    at: Date.now(),
    local: { ...before?.local, ...entriesOf(localStorage) },
    session: { ...before?.session, ...entriesOf(sessionStorage) },
  };
  const wiped = forgetPerson();
  const isEmpty = Object.keys({ ...bundle.local, ...bundle.session }).length === 0;
  if (!isEmpty && !keep(localStorage, PUT_AWAY + userId, bundle)) {
    // The room there was is enough for the words alone. They stay where only pages of this person look for them.
    const words = Object.entries(bundle.local).filter(([key]) =>
      WORDS.some((start) => key.startsWith(start)),
    );
    putBack(localStorage, Object.fromEntries(words));
  }
  return wiped;
}

/** Puts back what was put away of whoever has come in; of everybody else it is wiped. */
export function bringBack(userId: string): void {
  const bundle = read(PUT_AWAY + userId);
  const restore = () => {
    putBack(localStorage, bundle?.local ?? {});
    putBack(sessionStorage, bundle?.session ?? {});
  };
  restore();
  forgetPutAway();
  // Where there was no room for both.
  restore();
}

/** All of it, or what is older than a month. */
export function forgetPutAway({ onlyOld = false } = {}): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PUT_AWAY) && !(onlyOld && read(key))) localStorage.removeItem(key);
  }
}

/** What has been written since is newer. */
function putBack(storage: Storage, entries: Entries): void {
  for (const [key, value] of Object.entries(entries)) {
    if (key.startsWith(OURS) && storage.getItem(key) === null) keepText(storage, key, value);
  }
}

function entriesOf(storage: Storage): Entries {
  return Object.fromEntries(
    personKeys(storage)
      .filter((key) => !key.startsWith(PUT_AWAY) && !OF_THE_SESSION.includes(key))
      .map((key) => [key, storage.getItem(key) ?? ""]),
  );
}

function read(key: string): Bundle | null {
  const { at, local, session } = Object(readKept(localStorage, key));
  return Date.now() - at <= LONGEST_MS ? { at, local: Object(local), session: Object(session) } : null;
}
