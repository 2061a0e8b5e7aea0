import { ARCHIVED_CHAT_KEPT_HOURS } from "../../../domain/plans/kept.ts";

/** Messages a history shows. */
export const HISTORY_MESSAGES = 50;

/** Messages before this one that go into a prompt. */
export const CONTEXT_MESSAGES = 6;

/** Archived conversations, and guests', are kept for this long. */
export const ARCHIVED_KEPT_MS = ARCHIVED_CHAT_KEPT_HOURS * 60 * 60 * 1000;

export const TOPIC_WINDOW_HOURS = 168;
export const TOPICS_SHOWN = 10;
