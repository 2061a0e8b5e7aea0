/** The shape of a rule that recognises what a chat message does by a few of its words. */
import type { Intent } from "./message-intents.ts";

/** A chat message in the forms in which it is matched. */
export interface ReadableMessage {
  typed: string;
  /** The message in lower case with its apostrophes. */
  plain: string;
  words: number;
}

/** A rule. It fits a message that meets every condition that the rule names. */
export interface MessageRule {
  intent: Intent;
  /** The pattern that `plain` must contain. */
  pattern?: RegExp;
  /** The most words of a message that the rule fits. A longer one tells more than this and is read as a whole. */
  longestWords?: number;
  isMet?: (message: ReadableMessage) => boolean;
}

export function fits(
  { pattern, longestWords = Number.POSITIVE_INFINITY, isMet }: MessageRule,
  message: ReadableMessage,
): boolean {
  if (message.words > longestWords || pattern?.test(message.plain) === false) return false;
  return isMet === undefined || isMet(message);
}
