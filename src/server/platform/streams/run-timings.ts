/** Timings of runs that several processes observe, in milliseconds. */

/** The longest time between two heartbeats of a run. */
export const RUN_HEARTBEAT_MS = 2000;
/** The same for a run whose heartbeats carry its events, and so cost more. */
export const JOURNAL_HEARTBEAT_MS = 5000;
/** A run that was silent for this long died with its process. */
const SILENCE_MS = 20_000;
/** How often a reader checks for what another process wrote. */
export const JOURNAL_POLL_MS = 300;

/** Returns the time since which a run must have had a heartbeat; a run without one is dead. */
export function aliveSince(now: Date): Date {
  return new Date(now.getTime() - SILENCE_MS);
}
