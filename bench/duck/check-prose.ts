/**
 * Finds faults that no reading may contain: unfilled placeholders, broken grammar, and quotations of what the person
 * did not write.
 */

import type { DuckReading } from "#domain/duck/duck-reading.ts";
import type { SpreadType } from "#domain/duck/duck-request.ts";
import { sentencesWithEmptiedQuotations } from "#domain/duck/split-sentences.ts";

const FORBIDDEN: [string, RegExp][] = [
  ["a leftover placeholder", /[{}|]|\bundefined\b|\bnull\b(?! pointer)|\bNaN\b|\[object/],
  ["a double space", / {2,}/],
  ["a double full stop", /\.\.(?!\.)|\.”\.|[?!]”?\.|[.,]{2}|,\.|;\./],
  ["a space before a mark", /\s[,.;:?!](?:\s|$)/],
  ["a straight quote", /["']/],
  [
    "a third-person verb after 'you'",
    /(?<!\b(?:of|about|in|to|for|but|from|with|at|on|than|like|around|between|by|near|behind|carried|bothering|left) )\byou (?:is|was|has|does|keeps|wants|needs|says|goes|makes|knows|thinks|feels|gets|takes|isn’t|hasn’t|doesn’t|wasn’t)\b/i,
  ],
  ["'a' before a vowel", /\b[Aa] (?:[aeio]\w|hour\b|honest|u(?!s|ni|til|ti|ke)\w)/],
  ["'an' before a consonant", /\b[Aa]n (?:[bcdfgjklmnpqrstvwxyz]\w|uni|use|one\b|once\b)/],
  ["an 'I' that is not one", /\bi\b|\bi’/],
  ["a double word", /\b(\w+) \1\b(?<!\b(?:that that|had had|no no))/i],
  [
    "a plural that does not agree",
    /(?<!\b(?:of|about|teach|on|and) )\b(?:your|the) (?:parents|kids|comments|songs|ideas|sweaters|taxes|deadlines|colleagues|things) (?:is|has|was|isn’t|hasn’t|does|lives|needs|comes)\b/,
  ],
  ["a forbidden word", /\b(?:journey|universe|manifest|diagnos\w+|you will|as an AI|language model)\b/i],
];
const WORDS: Record<SpreadType, [number, number]> = { "quick-draw": [120, 190], "full-pond": [220, 340] };
/** The least and the most words of a reading in which the duck is unsure, which is shorter than others. */
const UNSURE_WORDS: Record<SpreadType, [number, number]> = {
  "quick-draw": [20, 160],
  "full-pond": [45, 220],
};
const INSIGHTS: Record<SpreadType, [number, number]> = { "quick-draw": [1, 1], "full-pond": [2, 3] };
const STEPS: Record<SpreadType, [number, number]> = { "quick-draw": [1, 1], "full-pond": [1, 2] };

export interface CheckOptions {
  spreadType: SpreadType;
  /** The person's text, which a reading may quote. */
  userContext: string;
}

/** Returns one line per fault of a reading; empty for a reading without faults. */
export function faultsOf(reading: DuckReading, { spreadType, userContext }: CheckOptions): string[] {
  const parts = [
    reading.headline,
    reading.interpretation,
    ...reading.keyInsights,
    ...reading.actionSteps.map((step) => step.text),
    reading.robQuip,
    ...reading.reflectionPrompts,
  ];
  return [
    ...parts.flatMap(faultsOfProse),
    ...parts.flatMap((part) => misquotes(part, userContext)),
    ...repeats(parts),
    ...outOfBounds(
      "words",
      wordsIn(reading.interpretation),
      (reading.isSure ? WORDS : UNSURE_WORDS)[spreadType],
    ),
    ...outOfBounds("insights", reading.keyInsights.length, INSIGHTS[spreadType]),
    ...outOfBounds("steps", reading.actionSteps.length, STEPS[spreadType]),
    ...outOfBounds("headline characters", reading.headline.length, [12, 120]),
    ...outOfBounds("headline sentences", sentencesWithEmptiedQuotations(reading.headline).length, [1, 1]),
    ...outOfBounds("minutes of the first step", reading.actionSteps[0]?.minutes ?? 0, [2, 2]),
    ...outOfBounds("prompts", reading.reflectionPrompts.length, [1, 1]),
  ];
}

export function faultsOfProse(prose: string): string[] {
  const own = prose.replace(/“[^”]*?([.?!…]?)”/g, "“Q$1”");
  const faults = FORBIDDEN.flatMap(([name, pattern]) => {
    const found = pattern.exec(own);
    return found ? [`${name}: …${own.slice(Math.max(0, found.index - 30), found.index + 40)}…`] : [];
  });
  const small = sentencesWithEmptiedQuotations(own).filter(
    (sentence, index, all) => /^\p{Ll}/u.test(sentence) && !/[’)]$/.test(all[index - 1] ?? ""),
  );
  const unended = /[.?!…][”’)]?$/.test(prose.trim()) ? [] : [`no end mark: …${prose.slice(-40)}`];
  return [...faults, ...small.map((sentence) => `a small first letter: ${sentence}`), ...unended];
}

const LONGEST_QUOTE = 22;
/** Matches what may follow a quotation: the end of the text, a punctuation mark, or a word that joins clauses. */
const AFTER_A_CLAUSE = /^\s*(?:$|[^\p{L}\p{N}\s]|\n)|^\s+(?:and|but|because|so|which|when)\b/iu;

function endsInsideAPhrase(quote: string, text: string): boolean {
  const at = text.indexOf(quote);
  return at >= 0 && !/[.!?…]["'”’»]?$/.test(quote) && !AFTER_A_CLAUSE.test(text.slice(at + quote.length));
}

function misquotes(part: string, text: string): string[] {
  const quotes = [...part.matchAll(/“([^”]*)”/g)].map((match) => match[1] ?? "");
  return quotes.flatMap((quote) => [
    ...(text.includes(quote) ? [] : [`not their words: “${quote}”`]),
    ...(quote.split(/\s+/).length > LONGEST_QUOTE ? [`a long quote: “${quote}”`] : []),
    ...(endsInsideAPhrase(quote, text) ? [`a quote that ends inside a phrase: “${quote}”`] : []),
  ]);
}

function repeats(parts: readonly string[]): string[] {
  const seen = new Set<string>();
  return parts.flatMap(sentencesWithEmptiedQuotations).flatMap((sentence) => {
    const key = sentence.toLowerCase();
    if (seen.has(key)) return [`said twice: ${sentence}`];
    seen.add(key);
    return [];
  });
}

export function wordsIn(prose: string): number {
  return prose.split(/\s+/).filter(Boolean).length;
}

function outOfBounds(name: string, value: number, [low, high]: [number, number]): string[] {
  return value < low || value > high ? [`${value} ${name}, not ${low} to ${high}`] : [];
}
