import { describe, expect, it } from "vitest";
import { readingFor, requestFor } from "./duck-samples.ts";
import { loadSituations } from "./judged-sets.ts";
import { countSources, findCutTitles, findQuoteFaults, measureSameness } from "./measures.ts";

const MOST_SHARED_ON_AVERAGE = 0.03;
const MOST_SHARED_BY_TWO = 0.3;
/**
 * The largest share of sentences that may be shown as guesses. It was 543 of 715 before the duck recorded what each
 * sentence is made from, and is 348 now.
 */
const MOST_GUESSES = 0.5;

const open = loadSituations("open");

describe("the readings of the open situations", () => {
  it("the readings of the open situations share at most 3 % of their sentences on average, and 30 % at worst, with and without what the cards say", () => {
    for (const { mean, most } of Object.values(measureSameness(open))) {
      expect(mean).toBeLessThanOrEqual(MOST_SHARED_ON_AVERAGE);
      expect(most).toBeLessThanOrEqual(MOST_SHARED_BY_TWO);
    }
  });

  it("the readings of the open situations are guesses in at most half of their sentences", () => {
    const { guess, own, card, earlier } = countSources(open);
    expect(guess / (guess + own + card + earlier)).toBeLessThanOrEqual(MOST_GUESSES);
    expect(earlier).toBe(0);
  });

  it("the readings of the open situations keep what they were made of where a notice about the language stands before them", () => {
    const [situation] = open;
    if (!situation) expect.fail("no situation");
    const text = "Ich komme mit der Arbeit nicht weiter, weil ich nicht weiß, was mein Chef von mir will.";
    const { card, own } = countSources([{ ...situation, text, hardPart: "none" }]);
    expect({ card, own }).toEqual({ card: 7, own: 1 });
  });

  it("the readings of the open situations quote the person's exact words, in whole sentences and clauses", () => {
    const { quotes, inexact, cut } = findQuoteFaults(open);
    expect(quotes).toBeGreaterThan(open.length / 2);
    expect(inexact).toEqual([]);
    expect(cut).toEqual([]);
  });

  it("the readings of the open situations have steps whose titles never cut a quotation", () => {
    expect(findCutTitles(open)).toEqual([]);
  });

  it("the readings of the open situations that are not sure ask one question and hold what each card says to anybody", () => {
    const unsure = open.filter((situation) => !readingFor(situation).isSure);
    expect(unsure.length).toBeGreaterThan(0);
    for (const situation of unsure) {
      const { interpretation } = readingFor(situation);
      const { cards } = requestFor(situation);
      const own = interpretation
        .replace(/“[^“”]*”/g, "")
        .replaceAll("‘", "“")
        .replaceAll("’", "”");
      expect(own.match(/\?/g), situation.id).toHaveLength(1);
      for (const { card } of cards) {
        const texts = [card.coreMeaning, card.reversedMeaning ?? card.coreMeaning, card.duckWisdom];
        const isThere = texts.some((text) => own.includes(text.replaceAll("‘", "“").replaceAll("’", "”")));
        expect(isThere, `${situation.id}: ${card.id}`).toBe(true);
      }
    }
  });
});
