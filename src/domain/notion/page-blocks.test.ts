import fc from "fast-check";
import { expect, it } from "vitest";
import { BLOCKS_MAX, PIECES_MAX, TEXT_MAX, UNITS_A_REQUEST } from "./limits.ts";
import { groupForRequests, type PageBlock, piecesOf, splitBlocks } from "./page-blocks.ts";

const texts = fc
  .tuple(fc.string({ unit: "binary", minLength: 1, maxLength: 40 }), fc.integer({ min: 1, max: 4000 }))
  .map(([piece, times]) => piece.repeat(times));

it("the text of a block is split into pieces that Notion takes, none of which ends inside a character", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const blocks = splitBlocks([{ kind: "paragraph", text }]);
      const pieces = blocks.map(piecesOf);
      expect(pieces.flat().join("")).toBe(text);
      expect(pieces.every(({ length }) => length <= PIECES_MAX)).toBe(true);
      expect(pieces.flat().every((piece) => piece.length <= TEXT_MAX && piece.isWellFormed())).toBe(
        text.isWellFormed(),
      );
    }),
    { numRuns: 30 },
  );
});

it("the blocks of a page are grouped in their order, and no group is more than one request takes", () => {
  const blocks = Array.from({ length: 230 }, (_, index): PageBlock => ({ kind: "bullet", text: `${index}` }));
  blocks.splice(120, 0, ...splitBlocks([{ kind: "toDo", text: "x".repeat(150_000), step: 0 }]));
  const groups = groupForRequests(blocks);
  expect(groups.flat()).toEqual(blocks);
  for (const group of groups) {
    expect(group.length).toBeLessThanOrEqual(BLOCKS_MAX);
    expect(group.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(UNITS_A_REQUEST);
  }
  expect(blocks.filter(({ step }) => step === 0)).toHaveLength(1);
});
