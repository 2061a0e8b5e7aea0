import { expect, it } from "vitest";
import { isOriginCodes, readOrigins, type WrittenOrigin, writeOrigins } from "./origin-codes.ts";

const ORIGINS: WrittenOrigin[][] = [
  [],
  [{ kind: "own", start: 12, end: 34 }, { kind: "hard-part" }],
  [{ kind: "card", index: 2, part: "family" }],
  [{ kind: "status", status: "paused" }],
  [{ kind: "profile", start: 4, end: 9 }],
  [{ kind: "earlier" }],
  [{ kind: "before", index: 3 }],
];

it("origins are one short word a sentence, and come back from it", () => {
  const codes = writeOrigins(ORIGINS);
  expect(codes).toBe("- o12-34+h c2f s:paused p4-9 e b3");
  expect(isOriginCodes(codes)).toBe(true);
  expect(readOrigins(codes)).toEqual(ORIGINS);
});

it("a code that is not known says nothing", () => {
  expect(readOrigins("x9 c2z o1 c0t+zz")).toEqual([[], [], [], [{ kind: "card", index: 0, part: "text" }]]);
});

it("a long text, or one with other signs, is no list of codes", () => {
  expect(isOriginCodes("o1-2 ".repeat(500))).toBe(false);
  expect(isOriginCodes("“quoted”")).toBe(false);
  expect(isOriginCodes(undefined)).toBe(false);
});
