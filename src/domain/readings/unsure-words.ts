/** The parts of a reading in which the offline duck was unsure, for the page that shows them one by one. */
import { findQuotations } from "../sanitise/find-quotations.ts";
import { quoteMatcher } from "../sanitise/match-quote.ts";
import { wholeSentences } from "./whole-sentences.ts";

export interface UnsureWords {
  /** The person's sentence that the reading quotes first, whole and as they wrote it. */
  sentence: string;
  /** The duck's notice that it does not understand the language; absent for any other text. */
  notice?: string;
  /** The text of the reading before the sentence, without the duck's own doubt. */
  lead: string;
  /** The question of the reading about the sentence; absent if it asks none. */
  question?: string;
}

/** The longest sentence of the person's that is shown whole, in characters. */
const LONGEST_WHOLE = 400;
/** Matches a sentence that says only that the duck is unsure; the page says that itself. */
const DOUBT =
  /\bnot sure\b|\bhard (?:one|part)\b|\bdon['’]t know yet\b|\bcan['’]t tell\b|\bweigh(?:s|t)?\b|\bsay less\b/i;

/** Returns the parts of an unsure reading's interpretation. `userContext` is what the person wrote. */
export function splitUnsureInterpretation(interpretation: string, ownText: string): UnsureWords {
  const paragraphs = interpretation.split(/\n{2,}/).map(wholeSentences);
  const match = quoteMatcher(ownText);
  const quotes = paragraphs.flatMap((sentences, paragraph) =>
    sentences.flatMap((sentence, place) =>
      ownWordsIn(sentence, match).map((found) => ({ found, paragraph, place })),
    ),
  );
  const [head] = quotes;
  // A statement of a later paragraph is not preferred: everything before it would count as the notice.
  const first =
    quotes.find(({ found, paragraph }) => paragraph === head?.paragraph && !found.trim().endsWith("?")) ??
    head;
  if (!first) return { sentence: wholeSentences(ownText).at(-1) ?? ownText.trim(), lead: "" };
  const { found, paragraph, place } = first;
  const sentences = paragraphs[paragraph] ?? [];
  const question = sentences.slice(place + 1).findLast((sentence) => sentence.endsWith("?"));
  const notice = paragraphs.slice(0, paragraph).flat().join(" ");
  return {
    sentence: wholeSentenceAround(found, ownText),
    ...(notice !== "" && { notice }),
    lead: sentences
      .slice(0, place)
      .filter((sentence) => !DOUBT.test(sentence))
      .join(" "),
    ...(question && { question }),
  };
}

function ownWordsIn(sentence: string, match: (quote: string) => string | null): string[] {
  return findQuotations(sentence).flatMap(({ inner }) => match(inner.trim()) ?? []);
}

/** Returns the sentence of the text that contains the words, or only the words if the sentence is very long. */
function wholeSentenceAround(words: string, text: string): string {
  const start = text.indexOf(words);
  let end = 0;
  for (const sentence of wholeSentences(text)) {
    const begin = text.indexOf(sentence, end);
    end = begin + sentence.length;
    if (end <= start) continue;
    const isWhole = end >= start + words.trimEnd().length && sentence.length <= LONGEST_WHOLE;
    return isWhole ? sentence : words.trim();
  }
  return words.trim();
}
