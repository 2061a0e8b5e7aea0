/** Chooses the sentence of the first text that a reply holds a message against. */

import { isFromPerson, repliesIn } from "./chat-speakers.ts";
import { wordCount } from "./count-words.ts";
import type { ChatRequest } from "./duck-request.ts";
import type { Denial } from "./find-denials.ts";
import { isShortEnoughToQuote } from "./quote-of-message.ts";
import type { Situation } from "./read-situation.ts";
import { plainWords } from "./restore-apostrophes.ts";

/** A shorter sentence says too little to be held against anything. */
const LEAST_WORDS = 4;
/** Shorter words are compared whole. */
const LEAST_STEM = 4;

/** Whether the words contain something that the person has denied. */
export function isDenied(words: string, denials: readonly Denial[]): boolean {
  const plain = words
    .toLowerCase()
    .split(/[^\p{L}\p{N}'-]+/u)
    .map(stemOf);
  return denials.some(({ head }) => plain.includes(stemOf(head)));
}

/** "cooking", "cooks" and "cook" are one word to somebody who denies it. */
function stemOf(word: string): string {
  return word.length > LEAST_STEM ? word.replace(/(?:ing|ed|es|s|e)$/, "") : word;
}

/**
 * Of the first text, the sentence that shares most words with the message; where none shares any, the costliest. One that
 * holds what was denied, or that the duck has quoted before, is left out.
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

/** Whether a step shares a word with what the person wrote; one that shares none may be about something else. */
export function isOfMatter({ userContext, message, messages }: ChatRequest, step: string): boolean {
  const told = messages.filter(isFromPerson).map(({ content }) => content);
  const named = contentWordsOf([userContext, ...told, message].join("\n"));
  return [...contentWordsOf(step)].some((word) => named.has(word));
}

const LEAST_CONTENT = 4;
/** Longer words that say nothing of the matter. */
const COMMON_WORDS = new Set(
  "about after again ago good kids like second small third around days five four first hours last lives minutes months nine night once part people since seven someone three time times today twelve twenty until week weeks working year years also been before being card could does doing done even ever every from have having here into just like made make more most much never only other over really said same should some someone something still than that their them then there these they thing things think this those very want were what when where which while will with would your meant tell what's supposed honestly".split(
    " ",
  ),
);

function contentWordsOf(text: string): Set<string> {
  const words = plainWords(text).split(/[^\p{L}\p{N}'-]+/u);
  return new Set(
    words
      .filter((word) => word.length >= LEAST_CONTENT && !word.includes("'") && !COMMON_WORDS.has(word))
      .map(stemOf),
  );
}
