import type { Card } from "../deck/card.ts";
import { wholeSentences } from "./whole-sentences.ts";

/** The number of words in a row that two texts do not share by chance. */
const RUN = 4;
/**
 * The share of a sentence's words that must stand in such stretches of the card's text. At 0.6 a sentence of the card
 * with the person's own noun put into it still counts, and a stock phrase inside another sentence does not.
 */
const LEAST_SHARE = 0.6;

/** A sentence of a card; `text` is `null` if it has gaps and is not fit to be shown. */
export interface CardSentence {
  cardId: string;
  text: string | null;
}

interface Line extends CardSentence {
  runs: ReadonlySet<string>;
  whole: string;
}

/**
 * Returns a function that finds the sentence of the cards that another sentence repeats, or `null`. Words inside
 * quotation marks are ignored. `moreTexts` adds texts of a card that are searched as well.
 */
export function cardWordingFinder(
  cards: readonly Card[],
  moreTexts: (card: Card) => readonly string[] = () => [],
): (sentence: string) => CardSentence | null {
  const lines = cards.flatMap((card) =>
    [...textsOf(card), ...moreTexts(card)].flatMap((text) => linesOf(card.id, text)),
  );
  const runs = new Set(lines.flatMap((line) => [...line.runs]));
  return (sentence) => {
    const words = wordsIn(sentence.replace(/“[^“”]{0,400}”/g, " "));
    if (words.length === 0) return null;
    const whole = wordsIn(sentence).join(" ");
    const same = lines.find((line) => line.whole === whole);
    if (same) return same;
    if (shareIn(words, runs) < LEAST_SHARE) return null;
    return lines.toSorted((one, other) => shareIn(words, other.runs) - shareIn(words, one.runs))[0] ?? null;
  };
}

function textsOf(card: Card): string[] {
  const { material } = card;
  return [
    card.coreMeaning,
    card.reversedMeaning ?? "",
    card.duckQuestion,
    card.duckWisdom,
    ...Object.values(card.blockApplications),
    ...card.perspectivePrompts,
    card.artAlt,
    ...material.bridges,
    ...material.situation,
    ...material.challenge,
    ...material.advice,
    ...material.reversed,
  ];
}

function linesOf(cardId: string, text: string): Line[] {
  return wholeSentences(text).map((sentence) => {
    const hasGaps = sentence.includes("{");
    const pieces = sentence.split(/\{[^{}]{0,80}\}/).map(wordsIn);
    return {
      cardId,
      text: hasGaps ? null : sentence,
      runs: new Set(pieces.flatMap(runsOf)),
      whole: hasGaps ? "" : wordsIn(sentence).join(" "),
    };
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
