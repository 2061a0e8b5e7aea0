import { type Anchors, anchorsOf } from "./phrase-anchors.ts";
import { compilePhrases } from "./phrases.ts";

/** A list of phrases, ready to be looked for. */
export interface Sign {
  pattern: RegExp;
  anchors: Anchors;
}

/** `null` for an empty list. */
export function toSign(phrases: readonly string[]): Sign | null {
  const pattern = compilePhrases(phrases);
  return pattern && { pattern, anchors: anchorsOf(phrases) };
}
