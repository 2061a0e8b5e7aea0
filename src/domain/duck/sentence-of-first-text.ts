/** Chooses the sentence of the person's first text that a reply compares with the message. */

import { isFromPerson, repliesIn } from "./chat-speakers.ts";
import { wordCount } from "./count-words.ts";
import type { ChatRequest } from "./duck-request.ts";
import type { Denial } from "./find-denials.ts";
import { isShortEnoughToQuote } from "./quotable-length.ts";
import type { Situation } from "./read-situation.ts";
import { normaliseForMatching } from "./restore-apostrophes.ts";

/** The least number of words of a sentence that can be compared. */
const LEAST_WORDS = 4;
/** The length in letters above which a word is reduced to its stem. Shorter words are compared whole. */
const LEAST_STEM = 4;

/** Returns whether the words contain something that the person has denied. */
export function isDenied(words: string, denials: readonly Denial[]): boolean {
  const plain = words
    .toLowerCase()
    .split(/[^\p{L}\p{N}'-]+/u)
    .map(stemOf);
  return denials.some(({ head }) => plain.includes(stemOf(head)));
}

/** Returns the stem of a word: "cooking", "cooks" and "cook" have the same. */
function stemOf(word: string): string {
  return word.length > LEAST_STEM ? word.replace(/(?:ing|ed|es|s|e)$/, "") : word;
}

/**
 * Returns the sentence of the first text that shares the most words with the message; if none shares any, the one that
 * was hardest to write. Sentences that contain what was denied, or that the duck has quoted before, are left out.
 */
export function leftOf(
  first: Situation,
  { userContext: text, message, messages, avoid = [] }: ChatRequest,
  denials: readonly Denial[],
): { words: string | undefined; isShared: boolean } {
  const said = [...repliesIn({ messages }), ...avoid].join("\n");
  const isFree = (words: string) =>
    text.includes(words) &&
    !said.includes(words) &&
    !isDenied(words, denials) &&
    wordCount(words) >= LEAST_WORDS;
  const named = contentWordsOf(message);
  const shared = first.sentences
    .filter((sentence) => isShortEnoughToQuote(sentence) && isFree(sentence.text))
    .map(({ text: words }) => ({
      words,
      count: [...contentWordsOf(words)].filter((word) => named.has(word)).length,
    }))
    .toSorted((one, other) => other.count - one.count)[0];
  if (shared && shared.count > 0) return { words: shared.words, isShared: true };
  return { words: first.quotes.find((quote) => isFree(quote.text))?.text, isShared: false };
}

/**
 * Returns whether a step shares a word with what the person wrote. A step that shares none may be about something else.
 */
export function isOfMatter({ userContext, message, messages, earlier }: ChatRequest, step: string): boolean {
  const told = earlier ?? messages.filter(isFromPerson).map(({ content }) => content);
  const named = contentWordsOf([userContext, ...told, message].join("\n"));
  return [...contentWordsOf(step)].some((word) => named.has(word));
}

const LEAST_CONTENT = 4;
/** Longer words that say nothing about the matter. */
const COMMON_WORDS = new Set(
  "about after again ago good kids like second small third around days five four first hours last lives minutes months nine night once part people since seven someone three time times today twelve twenty until week weeks working year years also been before being card could does doing done even ever every from have having here into just like made make more most much never only other over really said same should some someone something still than that their them then there these they thing things think this those very want were what when where which while will with would your meant tell what's supposed honestly".split(
    " ",
  ),
);

function contentWordsOf(text: string): Set<string> {
  const words = normaliseForMatching(text).split(/[^\p{L}\p{N}'-]+/u);
  return new Set(
    words
      .filter((word) => word.length >= LEAST_CONTENT && !word.includes("'") && !COMMON_WORDS.has(word))
      .map(stemOf),
  );
}
