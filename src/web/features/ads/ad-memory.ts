// The browsing history that the notice rules read. It is stored on this device and never sent. In a browser
// that asks not to be tracked it is held in memory only, until the page is closed.

import {
  type AdMemory,
  emptyMemory,
  forgetOldImpressions,
  type Interaction,
  rememberInteraction,
} from "#domain/ads/session-data.ts";
import { KEPT } from "../../kept-items.ts";

/** Both storage keys start with a prefix that `forget-person.ts` deletes at sign-out. */
const { key: DEVICE_KEY } = KEPT.ads;
const { key: SESSION_KEY } = KEPT.adCounts;

let held: AdMemory | undefined;
let seenSince = Date.now();

/** Returns whether the browser sends Do Not Track or Global Privacy Control. */
export function asksNotToBeTracked(): boolean {
  const { doNotTrack } = navigator;
  return doNotTrack === "1" || Reflect.get(navigator, "globalPrivacyControl") === true;
}

/** Returns the current memory of advertising notices. */
export function readMemory(): AdMemory {
  const memory = asksNotToBeTracked() ? (held ?? fresh()) : readKept();
  held = memory;
  return memory;
}

/** Adds an interaction with the current time and returns the updated memory. */
export function recordInteraction(interaction: Omit<Interaction, "timestamp">): AdMemory {
  return write(rememberInteraction(withTime(readMemory()), { ...interaction, timestamp: Date.now() }));
}

/** Call this when the page is left: adds the time spent on it to the memory and removes old impressions. */
export function tidyMemory(): void {
  // Signing out deleted the memory of notices and then leaves the page. Writing here would bring it back.
  if (!asksNotToBeTracked() && localStorage.getItem(DEVICE_KEY) === null) return;
  write(forgetOldImpressions(withTime(readMemory()), Date.now()));
}

/** Call this when the page becomes visible again. Restarts the measurement of time on site. */
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
    // If storage is full, the memory of notices lasts until the page is closed.
  }
  return memory;
}

const fresh = () => emptyMemory(crypto.randomUUID());

/**
 * Reads the stored memory of notices. All tabs share the device part; each new tab starts its own session
 * counts.
 */
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
