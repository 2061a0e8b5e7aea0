/** A rule that tells what a chat message does from a few of its words. */
import type { Intent } from "./message-intents.ts";

/** A chat message in the forms in which it is matched. */
export interface ReadableMessage {
  typed: string;
  /** In lower case, with its apostrophes. */
  plain: string;
  words: number;
}

/** Fits a message that meets everything that the rule names. */
export interface MessageRule {
  intent: Intent;
  /** Found in `plain`. */
  pattern?: RegExp;
  /** A longer message tells more than this and is read as a whole. */
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
