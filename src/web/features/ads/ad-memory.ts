// The browsing history that the notice rules read. It is stored on this device and never sent. In a browser
// that asks not to be tracked it is held in memory only, until the page is closed.

import {
  type AdMemory,
  emptyMemory,
  forgetOldImpressions,
  type Interaction,
  rememberInteraction,
} from "#domain/ads/session-data.ts";
import { json, KEPT, keptItem } from "../../kept-items.ts";

type DeviceMemory = Omit<AdMemory, "counts">;

/** The memory that all tabs share. */
const keptDevice = keptItem({ ...KEPT.ads, schema: json(validDevice) });
const keptCounts = keptItem({ ...KEPT.adCounts, schema: json(validCounts) });

let held: AdMemory | undefined;
/** True if the last memory did not fit into the storage. It then lasts until the page is closed. */
let isUnstored = false;
let seenSince = Date.now();

/** Returns whether the browser sends Do Not Track or Global Privacy Control. */
export function asksNotToBeTracked(): boolean {
  const { doNotTrack } = navigator;
  return doNotTrack === "1" || Reflect.get(navigator, "globalPrivacyControl") === true;
}

/** Returns the current memory of advertising notices. */
export function readMemory(): AdMemory {
  const memory = asksNotToBeTracked() || isUnstored ? (held ?? fresh()) : readKept();
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
  if (!asksNotToBeTracked() && keptDevice.readText() === null) return;
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
  isUnstored = !keptDevice.keep(device) || !keptCounts.keep(counts);
  return memory;
}

const fresh = () => emptyMemory(crypto.randomUUID());

/**
 * Reads the stored memory of notices. All tabs share the device part; each new tab starts its own session
 * counts.
 */
function readKept(): AdMemory {
  const start = fresh();
  const device = keptDevice.read() ?? start;
  const counts = keptCounts.read();
  return {
    session: counts ? device.session : { ...device.session, sessionId: start.session.sessionId },
    impressions: device.impressions,
    counts: counts ?? start.counts,
  };
}

function validDevice(stored: unknown): DeviceMemory | null {
  const { session, impressions } = Object(stored) as Partial<DeviceMemory>;
  const isValid = typeof session?.sessionId === "string" && Array.isArray(session.interactions);
  return isValid && Array.isArray(impressions) ? { session, impressions } : null;
}

function validCounts(stored: unknown): AdMemory["counts"] | null {
  const { visits, shown } = Object(stored) as Partial<AdMemory["counts"]>;
  return visits && shown ? { visits, shown } : null;
}
