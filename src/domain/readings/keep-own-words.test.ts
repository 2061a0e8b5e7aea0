import { expect, it } from "vitest";
import { keepOwnWords } from "./keep-own-words.ts";
import type { ReadingResult } from "./reading-result.ts";
import { traceSentences } from "./trace-sentences.ts";

const TYPED = "I want to finish my novel. Mina reads nothing. I hide the pages in the oven.";
const READING: ReadingResult = {
  interpretation: "You’d like to finish your novel. You wrote “I hide the pages in the oven.” It is a start.",
  keyInsights: [],
  actionSteps: [],
  robQuip: "",
  reflectionPrompts: [],
  origins: `o${TYPED.indexOf("finish")}-${TYPED.indexOf(".")} - -`,
};

it("an edited question leaves the reading the words it was made from, and nothing else of the old text", () => {
  const { reading, kept } = keepOwnWords(READING, { ownWords: TYPED, keptBefore: [] });
  expect(kept).toEqual(["finish my novel", "I hide the pages in the oven."]);
  const traced = traceSentences(reading, {
    cards: [],
    ownWords: "Something else.",
    formerWords: kept,
    earlier: [],
  });
  expect(traced.map(({ origins }) => origins)).toEqual([
    [{ kind: "own", quote: "finish my novel", from: "before" }],
    [{ kind: "own", quote: "I hide the pages in the oven.", from: "before" }],
    [{ kind: "guess" }],
  ]);
});

it("words that are in the new text as well are today's words", () => {
  const { reading, kept } = keepOwnWords(READING, { ownWords: TYPED, keptBefore: [] });
  const traced = traceSentences(reading, { cards: [], ownWords: TYPED, formerWords: kept, earlier: [] });
  expect(traced[0]?.origins).toEqual([{ kind: "own", quote: "finish my novel", from: "question" }]);
  expect(traced[1]?.origins).toMatchObject([{ kind: "own", from: "question" }]);
});

it("a second edit keeps what the first one kept", () => {
  const first = keepOwnWords(READING, { ownWords: TYPED, keptBefore: [] });
  const second = keepOwnWords(first.reading, { ownWords: "Something else.", keptBefore: first.kept });
  expect(second).toEqual(first);
});
