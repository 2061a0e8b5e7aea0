import { describe, expect, it } from "vitest";
import type { Card } from "#domain/deck/card.ts";
import { isReversible } from "#domain/deck/card.ts";
import { composeChatReply } from "#domain/duck/compose-chat-reply.ts";
import { composeReading } from "#domain/duck/compose-reading.ts";
import type { DuckReading } from "#domain/duck/duck-reading.ts";
import type { ChatMessage, ReadingRequest } from "#domain/duck/duck-request.ts";
import { sentencesWithEmptiedQuotations } from "#domain/duck/split-sentences.ts";
import { loadSituations } from "./golden.ts";
import { loadDeck } from "./load-deck.ts";

const deck = [...loadDeck().values()];
const situations = loadSituations().filter(
  ({ text, isDistressed }) => text.length > 60 && !isDistressed && !/Ich weiß|Ignore/.test(text),
);
const PATIENCE_MS = 90_000;
const MAX_SHARED = 0.2;
/**
 * The largest share of sentences that two readings of a card may have in common. If both texts are unclear, both
 * readings consist of the card's own words.
 */
const MAX_SHARED_IN_ONE_PAIR = 0.7;
/**
 * The largest share of sentences that a second reading may repeat. Repeating is better than a sentence that does not
 * fit.
 */
const MOST_TOLD_AGAIN = 0.25;
/** The same share for readings of three cards, which contain more of the cards' own words. */
const MOST_TOLD_AGAIN_OF_THREE = 0.4;

function wordsOf(reading: DuckReading): string[] {
  return [
    reading.headline,
    reading.interpretation,
    ...reading.keyInsights,
    ...reading.actionSteps.map((step) => step.text),
    reading.robQuip,
    ...reading.reflectionPrompts,
  ];
}

function sentences(reading: DuckReading): Set<string> {
  return new Set(wordsOf(reading).flatMap(sentencesWithEmptiedQuotations));
}

function sharedShare(one: DuckReading, other: DuckReading): number {
  const first = sentences(one);
  const second = sentences(other);
  return [...first].filter((sentence) => second.has(sentence)).length / Math.min(first.size, second.size);
}

function quick(card: Card, text: string, seed: string, avoid: string[] = []): ReadingRequest {
  return {
    spreadType: "quick-draw",
    cards: [{ card, reversed: false }],
    userContext: text,
    blockTypeId: "work",
    tone: "even",
    seed,
    avoid,
  };
}

describe("two people who draw the same card", () => {
  it(
    "two people who draw the same card get visibly different readings",
    () => {
      const shares: number[] = [];
      deck.forEach((card, index) => {
        for (let offset = 1; offset <= 4; offset += 1) {
          const one = situations[index % situations.length];
          const other = situations[(index + offset) % situations.length];
          if (one && other)
            shares.push(
              sharedShare(
                composeReading(quick(card, one.text, `a${index}`)),
                composeReading(quick(card, other.text, `b${offset}`)),
              ),
            );
        }
      });
      const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
      expect(mean).toBeLessThanOrEqual(MAX_SHARED);
      expect(Math.max(...shares)).toBeLessThanOrEqual(MAX_SHARED_IN_ONE_PAIR);
    },
    PATIENCE_MS,
  );
});

describe("one person who draws the same card again with the same words", () => {
  /** Returns the share of the second reading's sentences that are also in the first one. */
  function toldAgain(first: ReadingRequest, second: ReadingRequest): number {
    const before = composeReading(first);
    const told = sentences(before);
    const after = [...sentences(composeReading({ ...second, avoid: wordsOf(before) }))];
    return after.filter((sentence) => told.has(sentence)).length / after.length;
  }
  const meanOf = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0) / shares.length;

  it(
    "one person who draws the same card again with the same words is told few sentences a second time",
    () => {
      const shares = deck.flatMap((card) =>
        situations.map(({ text }) => toldAgain(quick(card, text, "monday"), quick(card, text, "tuesday"))),
      );
      expect(meanOf(shares)).toBeLessThan(MOST_TOLD_AGAIN);
    },
    PATIENCE_MS,
  );

  it("one person who draws the same card again with the same words is told few sentences a second time with three cards", () => {
    const cards = (start: number): ReadingRequest["cards"] =>
      (["situation", "challenge", "advice"] as const).map((position, index) => {
        const card = deck[(start + index * 5) % deck.length] as Card;
        return { card, position, reversed: isReversible(card) && index === 1 };
      });
    const shares = situations.map(({ text }, index) => {
      const request: ReadingRequest = {
        ...quick(deck[0] as Card, text, "monday"),
        spreadType: "full-pond",
        cards: cards(index),
      };
      return toldAgain(request, { ...request, seed: "tuesday" });
    });
    expect(meanOf(shares)).toBeLessThan(MOST_TOLD_AGAIN_OF_THREE);
  });
});

describe("a long conversation", () => {
  it("a long conversation repeats hardly any sentence of the duck's", () => {
    const situation = situations[0];
    const card = deck[3];
    if (!situation || !card) throw new Error("no situation");
    const request = quick(card, situation.text, "s");
    const reading = composeReading(request);
    const said = [
      "yes",
      "no",
      "I don't know",
      "thanks",
      "I can't do that",
      "you're wrong about Dana",
      "why?",
      "tired",
      "give me another angle",
      "yes",
    ];
    const messages: ChatMessage[] = [];
    for (const message of [...said, ...said]) {
      const replies = messages.filter(({ role }) => role === "assistant").map(({ content }) => content);
      const reply = composeChatReply({
        ...request,
        reading,
        messages: messages.slice(-6),
        message,
        avoid: replies,
      });
      messages.push({ role: "user", content: message }, { role: "assistant", content: reply });
    }
    const all = messages
      .filter(({ role }) => role === "assistant")
      .flatMap(({ content }) => sentencesWithEmptiedQuotations(content));
    const again = all.filter((sentence, index) => all.indexOf(sentence) !== index);
    expect(again.length / all.length).toBeLessThan(MOST_TOLD_AGAIN);
  });
});
