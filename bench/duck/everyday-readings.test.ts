import { describe, expect, it } from "vitest";
import type { BlockTypeId, Card } from "#domain/deck/card.ts";
import { composeReading, wholeInterpretation } from "#domain/duck/compose-reading.ts";
import type { HardPart } from "#domain/readings/hard-part.ts";
import { loadDeck } from "./load-deck.ts";

const deck = [...loadDeck().values()];

interface Told {
  text: string;
  blockTypeId: BlockTypeId;
  hardPart?: HardPart;
  about?: string;
}

/** Returns everything that the duck says on one card, without quotations from the person. */
function saidOn(told: Told, card: Card): string {
  const { text, ...hints } = told;
  const reading = composeReading({
    ...hints,
    spreadType: "quick-draw",
    cards: [{ card, reversed: false }],
    userContext: text,
    tone: "even",
    seed: `${card.id} of ${text.length}`,
  });
  const { headline, keyInsights, actionSteps, reflectionPrompts } = reading;
  return [
    headline,
    wholeInterpretation(reading).replaceAll(card.duckWisdom, ""),
    ...keyInsights,
    ...actionSteps.map((step) => step.text),
    ...reflectionPrompts,
  ]
    .join("\n")
    .replace(/“[^”]*”/g, "");
}

const PRICES: Told = {
  text: "My oldest customer still pays what I charged five years ago. Every time I am at his place I mean to tell him my prices go up, and then I pack my tools and say nothing.",
  blockTypeId: "work",
  hardPart: "unsaid",
};
const BIRTHDAY_CARD: Told = {
  text: "I want to write to my younger sister. We have not spoken for six years. The birthday card has been lying on the sideboard for three weeks and I cannot get past her name.",
  blockTypeId: "relationship",
  about: "estranged",
};
const HEDGE_TRIMMER: Told = {
  text: "My neighbor borrowed the hedge trimmer last summer. I need it now and I feel silly asking for it.",
  blockTypeId: "life",
};
const SOLD_PIANO: Told = {
  text: "I sold the piano in March. I haven't told my sister, and she comes for her birthday.",
  blockTypeId: "relationship",
  hardPart: "unsaid",
};
const PHOTO_BOOK: Told = {
  text: "I promised my sister a printed photo book of our trip for her birthday. There are two thousand photos, and every time I open the folder I look at twenty of them and close it again.",
  blockTypeId: "creative",
  hardPart: "overload",
};

describe("readings of everyday texts, with every card of the deck", () => {
  it("readings of everyday texts name the prices that somebody means to raise, and not the tools that are packed", () => {
    const said = deck.map((card) => saidOn(PRICES, card));
    expect(said.filter((words) => /\byour tools\b/.test(words))).toEqual([]);
    expect(said.some((words) => words.includes("your prices"))).toBe(true);
  });

  it("readings of everyday texts with something unsaid name the person who has not been told, by the writer's own words", () => {
    const said = deck.map((card) => saidOn(SOLD_PIANO, card));
    expect(said.filter((words) => words.includes("your sister")).length).toBeGreaterThan(deck.length / 2);
  });

  it.each([
    "My uncle did something to me when I was nine and I never said it.",
    "My dad shouts at me for everything and I walk on eggshells around the house.",
    "My boss touches my shoulder every time he walks past. I have never said anything.",
    "My boyfriend doesn't know that I want to leave. I can't tell him.",
  ])("readings of everyday texts name nobody who is only mentioned as the one to hear it: %s", (text) => {
    const said = deck.map((card) => saidOn({ ...SOLD_PIANO, text }, card));
    expect(said.filter((words) => /your (?:uncle|dad|boss|boyfriend)/.test(words))).toEqual([]);
  });

  it("readings of everyday texts about a recognised situation ask about the hard part that was tapped", () => {
    const ofTapped = /And it’s too much at once, you say\.|You also tapped that it’s too much at once\./;
    const { hardPart: _, ...untapped } = PHOTO_BOOK;
    expect(deck.filter((card) => !ofTapped.test(saidOn(PHOTO_BOOK, card)))).toEqual([]);
    expect(deck.filter((card) => ofTapped.test(saidOn(untapped, card)))).toEqual([]);
  });

  it("readings of everyday texts do not ask who should hear it where the text says who", () => {
    const said = deck.map((card) => saidOn(PRICES, card));
    expect(said.filter((words) => /\bwho should hear\b/i.test(words))).toEqual([]);
  });

  it("readings of everyday texts that tell somebody what to say do not have the complaint said", () => {
    const steps = deck.flatMap(
      (card) =>
        composeReading({
          ...PRICES,
          userContext: PRICES.text,
          spreadType: "quick-draw",
          cards: [{ card, reversed: false }],
          tone: "even",
          seed: card.id,
        }).actionSteps,
    );
    expect(steps.filter(({ text }) => /^Say\b.*“/.test(text))).toEqual([]);
    expect(steps.some(({ text }) => text.startsWith("Say out loud"))).toBe(true);
  });

  it("readings of everyday texts about a card that is not written mention no phone, and call nobody 'it'", () => {
    const said = deck.map((card) => saidOn(BIRTHDAY_CARD, card));
    expect(said.filter((words) => /\bphone\b|\bunder its name\b/.test(words))).toEqual([]);
  });

  it("readings of everyday texts about a tool that was borrowed do not take it for money", () => {
    const [card] = deck;
    if (!card) expect.fail("no card");
    const { guesses } = composeReading({
      ...HEDGE_TRIMMER,
      userContext: HEDGE_TRIMMER.text,
      spreadType: "quick-draw",
      cards: [{ card, reversed: false }],
      tone: "even",
      seed: card.id,
    });
    expect(guesses.map(({ id }) => id)).not.toContain("lent-money");
    expect(guesses.map(({ id }) => id)).toContain("hard-part-unsaid");
  });
});
