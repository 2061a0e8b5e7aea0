/** Timings of runs that several processes observe, in milliseconds. */

/** The maximum time between two heartbeats of a run, in milliseconds. */
export const RUN_HEARTBEAT_MS = 2000;
/**
 * The maximum time between two heartbeats of a run whose heartbeats also store its events, in milliseconds. It is
 * longer, because these heartbeats cost more.
 */
export const JOURNAL_HEARTBEAT_MS = 5000;
/** The time without a heartbeat, in milliseconds, after which a run counts as dead together with its process. */
const SILENCE_MS = 20_000;
/** The time between two reads of what another process wrote, in milliseconds. */
export const JOURNAL_POLL_MS = 300;

/** Returns the time since which a run must have had a heartbeat. A run with an older heartbeat is dead. */
export function aliveSince(now: Date): Date {
  return new Date(now.getTime() - SILENCE_MS);
}
