import { ARCHIVED_CHAT_KEPT_HOURS } from "../../../domain/plans/kept.ts";

/** Messages a history shows. */
export const HISTORY_MESSAGES = 50;

/** Messages before this one that go into a prompt. */
export const CONTEXT_MESSAGES = 6;

/** How replies keep processes informed, in milliseconds. */

/** A reply under way says at least this often that it is alive. */
export const BEAT_MS = 2000;
/** A reply that was silent for this long has died with its process. */
export const SILENCE_MS = 20_000;
/** How often a reader looks for what another process wrote. */
export const POLL_MS = 300;
/** How long a stop waits to see its reply end. */
export const STOP_WAIT_MS = 5000;

/** Archived conversations, and guests', are kept for this long. */
export const ARCHIVED_KEPT_MS = ARCHIVED_CHAT_KEPT_HOURS * 60 * 60 * 1000;

export const TOPIC_WINDOW_HOURS = 168;
export const TOPICS_SHOWN = 10;

/** Replies that have not been heard of since then are dead. */
export function aliveSince(now: Date): Date {
  return new Date(now.getTime() - SILENCE_MS);
}
