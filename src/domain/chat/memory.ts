/** Limits on the messages that a browser tab holds. The server keeps all of them. */
import { DAY_MS, MINUTE_MS } from "../time.ts";

export const MESSAGES_HELD_MAX = 50;
export const MESSAGE_HELD_MS = DAY_MS;
/** How often a tab drops old messages. */
export const TIDY_EVERY_MS = 5 * MINUTE_MS;
/** A conversation of this many messages or fewer is never reduced. */
export const TIDY_ABOVE = 10;
/** A conversation with more messages than this gets the banner about long conversations: 80 % of what a tab holds. */
export const WARN_ABOVE = 40;

export interface HeldMessage {
  /** The time at which the tab received the message, in milliseconds since 1970, not when it was written. */
  heldSince: number;
  /**
   * True for a message that was typed in this tab and is not yet known to be saved. Such a message is never dropped.
   */
  isUnsaved?: boolean;
}

/** Returns the messages to keep, oldest first. Returns the same list if none is dropped. */
export function tidyMessages<Message extends HeldMessage>(
  messages: readonly Message[],
  now: number,
): readonly Message[] {
  let surplus = messages.length - TIDY_ABOVE;
  let overfull = messages.length - MESSAGES_HELD_MAX;
  if (surplus <= 0) return messages;
  const kept = messages.filter((message) => {
    const isOver = overfull > 0 || now - message.heldSince > MESSAGE_HELD_MS;
    if (surplus <= 0 || !isOver || message.isUnsaved) return true;
    surplus -= 1;
    overfull -= 1;
    return false;
  });
  return kept.length === messages.length ? messages : kept;
}

/** Returns whether the conversation has enough messages for the banner about long conversations. */
export function isLongConversation(messageCount: number): boolean {
  return messageCount > WARN_ABOVE;
}
