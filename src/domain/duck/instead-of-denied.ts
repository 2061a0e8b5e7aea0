/** Finds what a message says the matter is, after it denied something else: 'No, it isn't X. It's Y.' */
import { trimEndWhere } from "../text/trim-end.ts";
import { wordCount } from "./count-words.ts";
import { normaliseForMatching } from "./restore-apostrophes.ts";
import type { Sentence } from "./split-sentences.ts";

const MOST_WORDS = 9;
/** The most words of two sentences that are quoted together. */
const MOST_OF_TWO = 14;
/** Matches the beginning of a sentence that says what the matter is: "No, it's ...". */
const IT_IS =
  /^(?:(?:no|nope|nah|naw),? )?(?:it's|it is|its|that's) (?!in\b|on\b|at\b|under\b|behind\b|just\b|only\b|always\b|already\b|not\b|no\b|never\b|fine\b|ok\b|okay\b|true\b|right\b|just that\b|what\b|that\b|like that\b|all\b|been\b|\w+ (?:fine|ok|okay)\b)/i;
/** Matches "that's the trouble": the sentence before it then names the trouble. */
const NAMES_TROUBLE =
  /^(?:and |but )?that(?:'s| is| may be| might be| could be) (?:the|my|our) (?:real |whole )?(?:trouble|problem|thing|hard part|bit|part|worst|worse)\b/;
/** Matches a sentence that says what the matter is not. */
const IT_IS_NOT =
  /^(?:(?:no|nope|nah|naw),? )?(?:it's|it is|it was|that's|that is) not\b|^(?:it|that|this) isn't\b/;

/**
 * Returns the words after "it's", or the one or two sentences before a sentence such as "that's the trouble". Returns
 * `undefined` if the message has neither.
 */
export function insteadIn(sentences: readonly Sentence[]): string | undefined {
  const pointing = sentences.findIndex(({ text }) => NAMES_TROUBLE.test(normaliseForMatching(text)));
  if (pointing > 0) {
    const before = sentences.slice(Math.max(0, pointing - 2), pointing);
    return pointedAt(before.filter(({ text }) => !IT_IS_NOT.test(normaliseForMatching(text))));
  }
  for (const { text, isQuotable } of sentences.toReversed()) {
    const said = trimEndWhere(text.replace(IT_IS, ""), /[.!]/);
    const isSaid =
      isQuotable && IT_IS.test(normaliseForMatching(text)) && said !== text && !/[?"“”,]/.test(said);
    if (isSaid && wordCount(said) >= 1 && wordCount(said) <= MOST_WORDS) return said;
  }
  return undefined;
}

/** Returns both sentences if they are short together, else the last one. */
function pointedAt(before: readonly Sentence[]): string | undefined {
  const both = before.map(({ text }) => text).join(" ");
  const said = (wordCount(both) <= MOST_OF_TWO ? both : (before.at(-1)?.text ?? "")).replace(
    /^(?:no|nope|nah),? /i,
    "",
  );
  return before.every(({ isQuotable }) => isQuotable) && said !== "" ? said : undefined;
}
