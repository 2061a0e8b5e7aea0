/** Counts the readings of dark texts that contain a joke or set a deadline. Dark texts call for neither. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Card } from "#domain/deck/card.ts";
import { composeReading } from "#domain/duck/compose-reading.ts";
import { withSingleQuotationMarks } from "#domain/duck/duck-pen.ts";
import type { DuckReading } from "#domain/duck/duck-reading.ts";
import { CLOSINGS } from "#domain/duck/frames.ts";
import { presses } from "#domain/duck/quiet.ts";
import { sentencesWithEmptiedQuotations } from "#domain/duck/split-sentences.ts";
import { withTypographicApostrophes } from "#domain/text/typographic-apostrophes.ts";
import { loadDeck } from "../duck/load-deck.ts";
import type { Half } from "./judged-sets.ts";

export interface DarkText {
  id: string;
  text: string;
}

export interface DarkCounts {
  /** The texts for which the reading contained a joke with at least one card of the deck. */
  textsWithQuip: string[];
  readings: number;
  readingsWithQuip: number;
  /** The number of readings in which one of the duck's own sentences sets a day or demands a solution. */
  readingsThatPress: number;
}

const KIND: ReadonlySet<string> = new Set(
  [...CLOSINGS.kind, ...CLOSINGS.tender, ...CLOSINGS.plain].map(withTypographicApostrophes),
);

export function loadDark(half: Half): DarkText[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, "dark", `${half}.json`), "utf8"));
}

/** Returns whether a parting remark is one of the serious ones, which replace jokes in readings of dark texts. */
export function isKindWord(remark: string): boolean {
  return KIND.has(remark);
}

/** Returns the sentences that are neither quoted from the person nor taken from the card. */
function ownSentences(reading: DuckReading, card: Card): string[] {
  const cardText = JSON.stringify(card).replace(/[‘’“”]|\\"/g, "");
  const parts = [
    reading.interpretation,
    ...reading.keyInsights.map((insight) => insight.replace(card.duckQuestion, "")),
    ...reading.actionSteps.map(({ text }) => text),
    ...reading.reflectionPrompts,
  ].map((part) => part.replace(card.material.about, ""));
  return parts
    .flatMap(sentencesWithEmptiedQuotations)
    .filter((part) => !cardText.includes(part.replace(/[‘’“”]/g, "")));
}

/** Makes a reading of each text with each card of the deck, and counts. */
export function countInDark(texts: readonly DarkText[]): DarkCounts {
  const counts: DarkCounts = {
    textsWithQuip: [],
    readings: 0,
    readingsWithQuip: 0,
    readingsThatPress: 0,
  };
  const deck = [...loadDeck().values()];
  for (const { id, text } of texts) {
    for (const card of deck) {
      const reading = composeReading({
        spreadType: "quick-draw",
        cards: [{ card, reversed: false }],
        userContext: text,
        blockTypeId: "life",
        tone: "even",
        seed: id,
      });
      const isCardAdvice = card.material.advice.map(withSingleQuotationMarks).includes(reading.robQuip);
      const isJoke = !isKindWord(reading.robQuip) && !isCardAdvice;
      if (isJoke && counts.textsWithQuip.at(-1) !== id) counts.textsWithQuip.push(id);
      counts.readings += 1;
      counts.readingsWithQuip += Number(isJoke);
      counts.readingsThatPress += Number(ownSentences(reading, card).some(presses));
    }
  }
  return counts;
}
