import { type Anchors, anchorsOf } from "./phrase-anchors.ts";
import { compilePhrases } from "./phrases.ts";

/** A list of phrases that is ready to be found in texts. */
export interface Sign {
  readonly pattern: RegExp;
  readonly anchors: Anchors;
}

/** A pattern that matches no text. */
const NOTHING = /$^/g;

/**
 * Returns the phrases as one sign; `null` for an empty list. The regular expression is built when it is first used,
 * because there are many hundreds of them and a text needs few.
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
