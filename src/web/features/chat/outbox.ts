/**
 * Messages that the server has not confirmed, stored in the browser with their client ids. Retries reuse the
 * id, so the server accepts each message only once.
 */

import { readStoredJson, storeJson, storeText } from "../../api/kept.ts";
import { KEPT } from "../../kept-items.ts";

export interface Outgoing {
  clientMessageId: string;
  content: string;
  /** The time at which the message was sent, by this device's clock, as an ISO string. */
  sentAt: string;
  /** Whether the person saw the help lines and chose to send the message anyway. */
  goOnAnyway?: boolean;
}

/** The person and the insight that the messages belong to. */
export interface ChatPlace {
  userId: string;
  insightId: string;
}

export function outboxKey({ userId, insightId }: ChatPlace): string {
  return `${KEPT.chatOutbox.key}${userId}:${insightId}`;
}

/** Returns the chat messages in the outbox, oldest first. */
export function readOutbox(storage: Storage, place: ChatPlace): Outgoing[] {
  const stored = readStoredJson(storage, outboxKey(place));
  return Array.isArray(stored) ? stored.flatMap(restore) : [];
}

/**
 * Stores the chat messages of the outbox. Returns false when storage failed, for example because it is full;
 * the page must then keep them in memory.
 */
export function keepOutbox(storage: Storage, place: ChatPlace, messages: readonly Outgoing[]): boolean {
  const key = outboxKey(place);
  return messages.length === 0 ? storeText(storage, key, null) : storeJson(storage, key, messages);
}

/** Parses one stored message of the outbox. Returns an empty array when the value is not a message. */
function restore(stored: unknown): Outgoing[] {
  if (typeof stored !== "object" || stored === null) return [];
  const { clientMessageId, content, sentAt, goOnAnyway } = stored as Record<keyof Outgoing, unknown>;
  if (typeof clientMessageId !== "string" || typeof content !== "string" || typeof sentAt !== "string") {
    return [];
  }
  return [{ clientMessageId, content, sentAt, ...(goOnAnyway === true && { goOnAnyway }) }];
}
