import fc from "fast-check";
import { expect, it } from "vitest";
import { BLOCK_TYPE_IDS } from "#domain/deck/card.ts";
import { decodeValue, encodeValue } from "./reflection-value.ts";

it("a reflection is decoded to the same words and kind of block, whatever the words are", () => {
  const value = fc.record({ text: fc.string(), blockTypeId: fc.constantFrom(null, ...BLOCK_TYPE_IDS) });
  fc.assert(
    fc.property(value, (one) => {
      expect(decodeValue(encodeValue(one))).toEqual(one);
    }),
  );
  expect(decodeValue("no line of its own")).toEqual({ blockTypeId: null, text: "no line of its own" });
});
