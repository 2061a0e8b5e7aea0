// What the rules are told of this browser. Kept on the device, never sent; and where the browser asks not to be
// tracked, not kept either: then it lasts as long as the page.
import {
  type AdMemory,
  emptyMemory,
  forgetOldImpressions,
  type Interaction,
  remember,
} from "../../../domain/ads/session-data.ts";

/** Both begin with what `forget-person.ts` wipes at sign-out. */
const DEVICE_KEY = "rubber-arcana:ads";
const SESSION_KEY = "rubber-arcana:ads:counts";

let held: AdMemory | undefined;
let seenSince = Date.now();

/** Do-not-track, or Global Privacy Control. */
export function asksNotToBeTracked(): boolean {
  const { doNotTrack } = navigator;
  return doNotTrack === "1" || Reflect.get(navigator, "globalPrivacyControl") === true;
}

/** As it stands now, the time up to now included. */
export function readMemory(): AdMemory {
  const memory = asksNotToBeTracked() ? (held ?? fresh()) : readKept();
  held = memory;
  return memory;
}

/** Adds what happened, and gives the memory after it. */
export function note(interaction: Omit<Interaction, "timestamp">): AdMemory {
  return write(remember(withTime(readMemory()), { ...interaction, timestamp: Date.now() }));
}

/** For when the page is left. */
export function tidyMemory(): void {
  // Signing out wiped it, and leads away from the page: nothing comes back.
  if (!asksNotToBeTracked() && localStorage.getItem(DEVICE_KEY) === null) return;
  write(forgetOldImpressions(withTime(readMemory()), Date.now()));
}

/** For when the page is looked at again. */
export function resumeTime(): void {
  seenSince = Date.now();
}

function withTime(memory: AdMemory): AdMemory {
  const now = Date.now();
  const timeOnSite = memory.session.timeOnSite + (now - seenSince);
  seenSince = now;
  return { ...memory, session: { ...memory.session, timeOnSite } };
}

function write(memory: AdMemory): AdMemory {
  held = memory;
  if (asksNotToBeTracked()) return memory;
  const { counts, ...device } = memory;
  try {
    localStorage.setItem(DEVICE_KEY, JSON.stringify(device));
    sessionStorage.setItem(SESSION_KEY, JSON.stringify(counts));
  } catch {
    // A browser without room remembers as long as the page lives.
  }
  return memory;
}

const fresh = () => emptyMemory(crypto.randomUUID());

/** The device's part is every tab's; a new tab begins a session of its own. */
function readKept(): AdMemory {
  const start = fresh();
  try {
    const device: Partial<AdMemory> = JSON.parse(localStorage.getItem(DEVICE_KEY) ?? "{}");
    const counts: Partial<AdMemory["counts"]> | null = JSON.parse(
      sessionStorage.getItem(SESSION_KEY) ?? "null",
    );
    const session = { ...start.session, ...device.session };
    return {
      session: counts ? session : { ...session, sessionId: start.session.sessionId },
      impressions: Array.isArray(device.impressions) ? device.impressions : [],
      counts: { ...start.counts, ...counts },
    };
  } catch {
    return held ?? start;
  }
}
