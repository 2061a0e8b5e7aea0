import type { Card } from "../deck/card.ts";
import { wholeSentences } from "./whole-sentences.ts";

/** The number of words in a row that two texts do not share by chance. */
const RUN = 4;
/**
 * The share of a sentence's words that must stand in such stretches of the card's text. At 0.6 a sentence of the card
 * with the person's own noun put into it still counts, and a stock phrase inside another sentence does not.
 */
const LEAST_SHARE = 0.6;

export interface CardSentence {
  cardId: string;
  text: string;
}

interface Line extends CardSentence {
  runs: ReadonlySet<string>;
  whole: string;
}

/**
 * Returns a function that finds the sentence of the cards that another sentence repeats, or `null`. Words inside
 * quotation marks count only if the whole sentence is the card's.
 */
export function cardWordingFinder(cards: readonly Card[]): (sentence: string) => CardSentence | null {
  const lines = cards.flatMap((card) => textsOf(card).flatMap((text) => linesOf(card.id, text)));
  const runs = new Set(lines.flatMap((line) => [...line.runs]));
  return (sentence) => {
    const words = wordsIn(sentence.replace(/“[^“”]{0,400}”/g, " "));
    if (words.length === 0) return null;
    const whole = wordsIn(sentence).join(" ");
    const same = lines.find((line) => line.whole === whole);
    if (same) return sentenceOf(same);
    if (shareIn(words, runs) < LEAST_SHARE) return null;
    const [likest] = lines.toSorted((one, other) => shareIn(words, other.runs) - shareIn(words, one.runs));
    return likest ? sentenceOf(likest) : null;
  };
}

function sentenceOf({ cardId, text }: Line): CardSentence {
  return { cardId, text };
}

function textsOf(card: Card): string[] {
  return [
    card.coreMeaning,
    card.reversedMeaning ?? "",
    card.duckQuestion,
    card.duckWisdom,
    ...Object.values(card.blockApplications),
    ...card.perspectivePrompts,
    card.artAlt,
    card.step,
  ];
}

function linesOf(cardId: string, text: string): Line[] {
  return wholeSentences(text).map((sentence) => {
    const words = wordsIn(sentence);
    return { cardId, text: sentence, runs: new Set(runsOf(words)), whole: words.join(" ") };
  });
}

/** Returns the share of words that are in one of the word sequences, from 0 to 1. */
function shareIn(words: readonly string[], runs: ReadonlySet<string>): number {
  const isCovered = words.map(() => false);
  runsOf(words).forEach((run, start) => {
    if (runs.has(run)) isCovered.fill(true, start, start + RUN);
  });
  return isCovered.filter(Boolean).length / words.length;
}

function runsOf(words: readonly string[]): string[] {
  return words.slice(RUN - 1).map((_, start) => words.slice(start, start + RUN).join(" "));
}

/** Returns the words of a text in lower case, with one kind of apostrophe. */
function wordsIn(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[‘’]/g, "'")
      .match(/[\p{L}\p{N}']+/gu) ?? []
  );
}
