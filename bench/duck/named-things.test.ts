import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Card } from "#domain/deck/card.ts";
import { composeReading, wholeInterpretation } from "#domain/duck/compose-reading.ts";
import { findNamedThing } from "#domain/duck/find-named-thing.ts";
import { readSituation } from "#domain/duck/read-situation.ts";
import { splitSentences } from "#domain/duck/split-sentences.ts";
import { HARD_PARTS, type HardPart } from "#domain/readings/hard-part.ts";
import { faultsOfProse } from "./check-prose.ts";
import { loadDeck } from "./load-deck.ts";

/** A text about everyday life, with the nouns that name what it is about; with none if no noun does. */
interface EverydayText {
  text: string;
  about: string[];
}

/** Written by a writer of the rules: the first 60 before the rules, the other 40 after them. */
const texts: EverydayText[] = JSON.parse(
  readFileSync(new URL("./everyday-texts.json", import.meta.url), "utf8"),
);
const deck = [...loadDeck().values()];
const LEAST_NAMED = 0.6;
const MOST_WRONG = 0.02;
const MOST_NAMINGS = 2;

function read(text: string, index: number, hardPart?: HardPart) {
  return composeReading({
    spreadType: "quick-draw",
    cards: [{ card: deck[(index * 7) % deck.length] as Card, reversed: false }],
    userContext: text,
    blockTypeId: "life",
    tone: "even",
    seed: `everyday ${index}`,
    ...(hardPart ? { hardPart } : {}),
  });
}

/** Returns what the duck says about a text, in lower case and without quotations from the person. */
function ownWordsOn(text: string, index: number, hardPart?: HardPart): string {
  const reading = read(text, index, hardPart);
  const { headline, keyInsights, actionSteps, reflectionPrompts } = reading;
  const steps = actionSteps.map((step) => step.text);
  return [headline, wholeInterpretation(reading), ...keyInsights, ...steps, ...reflectionPrompts]
    .join("\n")
    .replace(/“[^”]*”/g, "")
    .toLowerCase();
}

/** No hard part and one other for a text, in rotation: each text with each would take half a minute. */
const hardPartsOf = (index: number) => [undefined, HARD_PARTS[index % HARD_PARTS.length]];

const found = texts.map(({ text, about }) => {
  const phrase = findNamedThing(splitSentences(text))?.phrase ?? null;
  return { text, phrase, isRight: phrase !== null && about.some((noun) => phrase.endsWith(noun)) };
});

function countOf(words: string, phrase: string | null): number {
  return phrase === null ? 0 : words.split(phrase).length - 1;
}

describe(`readings of ${texts.length} everyday texts`, () => {
  it("readings of everyday texts name the thing outside of quotations in at least six of ten", () => {
    const named = found.filter(
      ({ text, phrase, isRight }, index) => isRight && countOf(ownWordsOn(text, index), phrase) > 0,
    );
    expect(named.length / texts.length).toBeGreaterThanOrEqual(LEAST_NAMED);
  });

  it("readings of everyday texts name a thing that the text is not about in at most one of fifty", () => {
    const wrong = found.filter(({ phrase, isRight }) => phrase !== null && !isRight);
    expect(wrong.length / texts.length, wrong.map(({ phrase }) => phrase).join(", ")).toBeLessThanOrEqual(
      MOST_WRONG,
    );
  });

  it("readings of everyday texts in which the duck is not sure name the thing at most twice, with any hard part", () => {
    const often = found.flatMap(({ text, phrase }, index) =>
      hardPartsOf(index).filter(
        (part) =>
          !readSituation(text, "life", { hardPart: part }).isSure &&
          countOf(ownWordsOn(text, index, part), phrase) > MOST_NAMINGS,
      ),
    );
    expect(often).toEqual([]);
  });

  it("readings of everyday texts about a loss name no thing", () => {
    const named = found.filter(
      ({ text, phrase }, index) => countOf(ownWordsOn(text, index, "loss"), phrase) > 0,
    );
    expect(named.map(({ phrase }) => phrase)).toEqual([]);
  });

  it("readings of everyday texts have no fault of grammar, with any hard part", () => {
    const faults = texts.flatMap(({ text }, index) =>
      hardPartsOf(index).flatMap((part) => {
        const { headline, actionSteps, reflectionPrompts, ...reading } = read(text, index, part);
        const steps = actionSteps.map((step) => step.text);
        return [headline, wholeInterpretation(reading), ...steps, ...reflectionPrompts].flatMap(
          faultsOfProse,
        );
      }),
    );
    expect(faults).toEqual([]);
  });
});
