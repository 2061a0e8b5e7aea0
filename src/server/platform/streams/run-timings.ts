/** How runs in several processes keep each other informed. */

/** A run says at least this often that it is alive. */
export const BEAT_MS = 2000;
/** A run that was silent for this long has died with its process. */
const SILENCE_MS = 20_000;
/** How often a reader looks for what another process wrote. */
export const POLL_MS = 300;

/** Runs that have not been heard of since then are dead. */
export function aliveSince(now: Date): Date {
  return new Date(now.getTime() - SILENCE_MS);
}
