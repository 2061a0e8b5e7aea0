import { describe, expect, it } from "vitest";
import { composeReading, wholeInterpretation } from "#domain/duck/compose-reading.ts";
import type { ReadingRequest } from "#domain/duck/duck-request.ts";
import { isOriginCodes } from "#domain/readings/origin-codes.ts";
import { type SentenceOrigin, traceSentences } from "#domain/readings/trace-sentences.ts";
import { loadSituations, requestFor } from "./golden.ts";
import { loadDeck } from "./load-deck.ts";

const deck = loadDeck();
const requests = loadSituations().map((situation) => requestFor(situation, deck));
const EARLIER = { insightId: "march", at: "2026-03-01T10:00:00.000Z", words: "The shed, again." };

function originsOf(request: ReadingRequest): { text: string; origins: SentenceOrigin[] }[] {
  const reading = composeReading(request);
  return traceSentences(
    { ...reading, interpretation: wholeInterpretation(reading) },
    {
      cards: request.cards.map(({ card }) => card),
      ownWords: request.userContext,
      hardPart: request.hardPart,
      earlier: [EARLIER],
    },
  );
}

const traced = requests.flatMap((request) => originsOf(request).map((each) => ({ ...each, request })));

describe("what the offline duck writes down of its sentences", () => {
  it("what the offline duck writes down of its sentences is one short word for each sentence, and the same for the same request", () => {
    for (const request of requests) {
      const { origins } = composeReading(request);
      expect(isOriginCodes(origins)).toBe(true);
      expect(origins.length).toBeLessThan(400);
      expect(composeReading(request).origins).toBe(origins);
    }
  });

  it("what the offline duck writes down quotes the person only where the words stand in their text, letter by letter", () => {
    const quotes = traced.flatMap(({ origins, request }) =>
      origins.flatMap((origin) =>
        origin.kind === "own" && origin.from === "question" ? [{ quote: origin.quote, request }] : [],
      ),
    );
    expect(quotes.length).toBeGreaterThan(requests.length);
    for (const { quote, request } of quotes) expect(request.userContext).toContain(quote);
  });

  it("what the offline duck writes down names a card that is among the drawn ones", () => {
    const cards = traced.flatMap(({ origins, request }) =>
      origins.flatMap((origin) => (origin.kind === "card" ? [{ id: origin.cardId, request }] : [])),
    );
    expect(cards.length).toBeGreaterThan(requests.length * 2);
    for (const { id, request } of cards) expect(request.cards.map(({ card }) => card.id)).toContain(id);
  });
});

describe("a sentence of the offline duck", () => {
  const [first] = requests.filter(({ spreadType }) => spreadType === "quick-draw");
  const plain = first ?? expect.fail("no situation");
  const of = (changes: Partial<ReadingRequest>, sentence: RegExp) =>
    Array.from({ length: 30 }, (_, seed) => originsOf({ ...plain, ...changes, seed: `${seed}` }))
      .flat()
      .find(({ text }) => sentence.test(text))?.origins;

  it("a sentence of the offline duck that brings in the card is from the card", () => {
    const { name, id } = plain.cards[0]?.card ?? expect.fail("no card");
    const found = of({}, new RegExp(`^(?:You drew|This is what) ${name}`));
    expect(found).toEqual([{ kind: "card", cardId: id, text: null, part: "place" }]);
  });

  it("a sentence of the offline duck that counts the readings of the block is from the earlier one", () => {
    const block = { name: "The shed", status: "active", notes: "", earlier: ["The shed, again."] };
    expect(of({ block }, /second (?:reading on|ring on|time you’ve)/)).toMatchObject([
      { kind: "earlier", insightId: "march" },
    ]);
  });

  it("a sentence of the offline duck that repeats the hard part is what was tapped", () => {
    const userContext = "I do not get it done and it annoys me.";
    expect(of({ userContext, hardPart: "begin" }, /you say so yourself|You can’t begin/)).toEqual([
      { kind: "own", quote: "I can’t begin", from: "tap" },
    ]);
  });

  it("a sentence of the offline duck that repeats what was counted is from the person's own words", () => {
    const waiting = traced.find(({ text }) => text === "Eleven weeks without a word.");
    expect(waiting?.origins).toContainEqual({ kind: "own", quote: "eleven weeks", from: "question" });
  });

  it("a sentence of the offline duck that asks or advises stays the duck's own", () => {
    const asked = traced.filter(({ text }) => /^What would/.test(text));
    expect(asked.some(({ origins }) => origins[0]?.kind === "guess")).toBe(true);
  });
});
