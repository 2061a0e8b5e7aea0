import { ARCHIVED_CHAT_KEPT_HOURS } from "#domain/plans/kept.ts";
import { HOUR_MS } from "#domain/time.ts";

/** Number of messages that a history shows. */
export const HISTORY_MESSAGES = 50;

/** The time in milliseconds for which archived conversations, and those of guests, are kept. */
export const ARCHIVED_KEPT_MS = ARCHIVED_CHAT_KEPT_HOURS * HOUR_MS;

export const TOPIC_WINDOW_HOURS = 168;
export const TOPICS_SHOWN = 10;
