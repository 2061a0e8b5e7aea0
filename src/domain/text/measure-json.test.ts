import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { measureJson } from "./measure-json.ts";

function depthOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

function valuesIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return 1 + Object.values(value).reduce((sum: number, each) => sum + valuesIn(each), 0);
}

describe("the measure of a JSON text", () => {
  it("is the depth of its value, and counts no fewer marks than it has values but one", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { marks, depth } = measureJson(JSON.stringify(value));
        expect(depth).toBe(depthOf(value));
        expect(marks).toBeGreaterThanOrEqual(valuesIn(value) - 1);
      }),
    );
  });

  it.each([
    ['["a,[{", "\\"[[", "\\\\"]', { marks: 3, depth: 1 }],
    ['["[[[', { marks: 1, depth: 1 }],
    ["", { marks: 0, depth: 0 }],
    ["[".repeat(100_000), { marks: 100_000, depth: 100_000 }],
  ])("passes over what is in quotes, and takes broken JSON too (%#)", (text, size) => {
    expect(measureJson(text)).toEqual(size);
  });
});
