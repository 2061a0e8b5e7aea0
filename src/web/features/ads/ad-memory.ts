// The browsing history on which the rules of advertising notices are based. It is stored on this device and never
// sent. In a browser that asks not to be tracked, it is held in memory only, until the page is closed.

import {
  type AdMemory,
  emptyAdMemory,
  forgetOldImpressions,
  type Interaction,
  rememberInteraction,
} from "#domain/ads/session-data.ts";
import { json, KEPT, keptItem } from "../../kept-items.ts";

type DeviceMemory = Omit<AdMemory, "counts">;

/** The stored history of advertising notices that all tabs share. */
const keptDevice = keptItem({ ...KEPT.ads, schema: json(validDevice) });
const keptCounts = keptItem({ ...KEPT.adCounts, schema: json(validCounts) });

let held: AdMemory | undefined;
/**
 * True if the last version of the history did not fit into the storage. The history then lasts until the page is
 * closed.
 */
let isUnstored = false;
let seenSince = Date.now();

/** Returns whether the browser sends Do Not Track or Global Privacy Control. */
export function asksNotToBeTracked(): boolean {
  const { doNotTrack } = navigator;
  return doNotTrack === "1" || Reflect.get(navigator, "globalPrivacyControl") === true;
}

/** Returns the current history of advertising notices. */
export function readMemory(): AdMemory {
  const memory = asksNotToBeTracked() || isUnstored ? (held ?? fresh()) : readKept();
  held = memory;
  return memory;
}

/** Adds an interaction with the current time to the history, and returns the updated history. */
export function recordInteraction(interaction: Omit<Interaction, "timestamp">): AdMemory {
  return write(rememberInteraction(withTime(readMemory()), { ...interaction, timestamp: Date.now() }));
}

/**
 * Adds the time spent on the page to the history and removes old impressions. Must be called when the page is left.
 */
export function addTimeAndForgetOld(): void {
  // When a person signs out, the stored history is deleted before the page is left. Writing here would store it
  // again.
  if (!asksNotToBeTracked() && keptDevice.readText() === null) return;
  write(forgetOldImpressions(withTime(readMemory()), Date.now()));
}

/** Restarts the measurement of the time spent on the site. Must be called when the page becomes visible again. */
export function restartTimeOnSite(): void {
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

const fresh = () => emptyAdMemory(crypto.randomUUID());

/**
 * Reads the stored history of advertising notices. All tabs share one part of it; the counts of the session start
 * anew in each tab.
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
