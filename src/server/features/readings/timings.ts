/** How runs keep each other informed, in milliseconds. */

/** Events wait this long at most before they are in the database. */
export const JOURNAL_MS = 250;
/** A run says at least this often that it is alive. */
export const BEAT_MS = 2000;
/** A run that was silent for this long has died with its process. */
export const SILENCE_MS = 20_000;
/** How often a reader looks for what another process wrote. */
export const POLL_MS = 300;
/** How long a stop waits to see its run end. */
export const STOP_WAIT_MS = 5000;

/** Runs that have not been heard of since then are dead. */
export function aliveSince(now: Date): Date {
  return new Date(now.getTime() - SILENCE_MS);
}
