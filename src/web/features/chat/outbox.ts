/**
 * Messages that were sent and that the server is not yet known to have, kept in the browser under the name they are
 * sent with: whatever the network does, the same name is sent again, and the server takes it once.
 */

import { CHAT_OUTBOX, keep, keepText, readKept } from "../../api/kept.ts";

export interface Outgoing {
  clientMessageId: string;
  content: string;
  /** When it was sent; an instant of this machine. */
  sentAt: string;
  /** The help was shown, and the person wants to go on all the same. */
  sendAnyway?: boolean;
}

/** Whose messages, under which insight. */
export interface ChatPlace {
  userId: string;
  insightId: string;
}

export function outboxKey({ userId, insightId }: ChatPlace): string {
  return `${CHAT_OUTBOX}${userId}:${insightId}`;
}

/** Oldest first. */
export function readOutbox(storage: Storage, place: ChatPlace): Outgoing[] {
  const stored = readKept(storage, outboxKey(place));
  return Array.isArray(stored) ? stored.flatMap(restore) : [];
}

/** Whether they are kept: a browser may be full, and the page then has to hold them. */
export function keepOutbox(storage: Storage, place: ChatPlace, messages: readonly Outgoing[]): boolean {
  const key = outboxKey(place);
  return messages.length === 0 ? keepText(storage, key, null) : keep(storage, key, messages);
}

/** Takes of a stored value what still has a message's shape. */
function restore(stored: unknown): Outgoing[] {
  if (typeof stored !== "object" || stored === null) return [];
  const { clientMessageId, content, sentAt, sendAnyway } = stored as Record<keyof Outgoing, unknown>;
  if (typeof clientMessageId !== "string" || typeof content !== "string" || typeof sentAt !== "string") {
    return [];
  }
  return [{ clientMessageId, content, sentAt, ...(sendAnyway === true && { sendAnyway }) }];
}
