import { type Anchors, anchorsOf } from "./phrase-anchors.ts";
import { compilePhrases } from "./phrases.ts";

/** A list of phrases, ready to be looked for. */
export interface Sign {
  readonly pattern: RegExp;
  readonly anchors: Anchors;
}

/** Is found in no text. */
const NOTHING = /$^/g;

/**
 * `null` for an empty list. The expression is made when it is first used: there are many hundreds of them, and a text
 * contains the anchors of few.
 */
export function toSign(phrases: readonly string[]): Sign | null {
  if (phrases.length === 0) return null;
  let pattern: RegExp | null = null;
  let anchors: Anchors | undefined;
  return {
    get pattern() {
      pattern ??= compilePhrases(phrases) ?? NOTHING;
      return pattern;
    },
    get anchors() {
      anchors ??= anchorsOf(phrases);
      return anchors;
    },
  };
}
