/**
 * Messages that the server has not confirmed, stored in the browser with their client ids. Retries reuse the
 * id, so the server accepts each message only once.
 */

import { json, KEPT, keptItem } from "../../kept-items.ts";

export interface UnsentMessage {
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

const chatOutbox = keptItem({ ...KEPT.chatOutbox, schema: json(validMessages) });

/** Returns the storage id for what this browser stores about a person's chat of one insight. */
export function chatId({ userId, insightId }: ChatPlace): string {
  return `${userId}:${insightId}`;
}

/** Returns the storage key of an outbox. */
export function outboxKey(place: ChatPlace): string {
  return KEPT.chatOutbox.key + chatId(place);
}

/** Returns the chat messages in the outbox, oldest first. */
export function readOutbox(place: ChatPlace): UnsentMessage[] {
  return chatOutbox.read(chatId(place)) ?? [];
}

/**
 * Stores the chat messages of the outbox. Returns false when storage failed, for example because it is full;
 * the page must then keep them in memory.
 */
export function storeOutbox(place: ChatPlace, messages: UnsentMessage[]): boolean {
  if (messages.length > 0) return chatOutbox.keep(messages, chatId(place));
  chatOutbox.drop(chatId(place));
  return true;
}

function validMessages(stored: unknown): UnsentMessage[] | null {
  return Array.isArray(stored) ? stored.flatMap(restore) : null;
}

/** Parses one stored message of the outbox. Returns an empty array when the value is not a message. */
function restore(stored: unknown): UnsentMessage[] {
  if (typeof stored !== "object" || stored === null) return [];
  const { clientMessageId, content, sentAt, goOnAnyway } = stored as Record<keyof UnsentMessage, unknown>;
  if (typeof clientMessageId !== "string" || typeof content !== "string" || typeof sentAt !== "string") {
    return [];
  }
  return [{ clientMessageId, content, sentAt, ...(goOnAnyway === true && { goOnAnyway }) }];
}
