import { describe, expect, it } from "vitest";
import { makeCard, QUICK_READING } from "#test-support/duck-parts.ts";
import { wholeSentences } from "../readings/whole-sentences.ts";
import { originsOfWritten } from "./origins-of-written.ts";
import { prepareReading } from "./prepare-reading.ts";
import { writeParagraphPart } from "./write-pieces.ts";

/**
 * Returns a card of the family "loops" that has no bridge sentence of its own, so that the family's bridge sentences
 * are used.
 */
function bareCard(name: string) {
  const card = makeCard(name);
  return { card: { ...card, material: { ...card.material, bridges: [] } }, reversed: false };
}

describe("the origin of a sentence that leads from the situation to a card", () => {
  it.each([
    ["the first of two cards of one family", "bridge0", 0],
    ["the second of two cards of one family", "bridge1", 1],
  ] as const)(
    "the origin of a sentence that leads from the situation to %s is that card",
    (_, piece, index) => {
      const cards = [bareCard("The Round"), bareCard("The Second Round")];
      const preparation = prepareReading({ ...QUICK_READING, cards });
      const sentences = wholeSentences(
        writeParagraphPart(piece, preparation) ?? expect.fail("nothing was written"),
      );
      expect(originsOfWritten(sentences, preparation)).toEqual(
        sentences.map(() => [{ kind: "card", index, part: "family" }]),
      );
    },
  );
});
