import { expect, it } from "vitest";
import { findOrigins } from "./find-origins.ts";

const sources = ["one.ts", "two.ts"];
// The program's first line has three segments: at column 1 one.ts 1:1, at column 9 two.ts 3:2, at column 17 nothing.
const mappings = "AAAA,QCEC,Q;;AADD";

it("a place in a program has the source position of the segment before it on its line", () => {
  const at = (row: number, column: number) => findOrigins({ sources, mappings }, [{ row, column }])[0];
  expect(at(1, 1)).toEqual({ source: "one.ts", row: 1, column: 1 });
  expect(at(1, 8)).toEqual({ source: "one.ts", row: 1, column: 1 });
  expect(at(1, 9)).toEqual({ source: "two.ts", row: 3, column: 2 });
  expect(at(1, 17)).toBeUndefined();
  expect(at(2, 1)).toBeUndefined();
  expect(at(3, 4)).toEqual({ source: "two.ts", row: 2, column: 1 });
  expect(at(9, 1)).toBeUndefined();
});

it("several places of a program are found in one pass, in the order in which they were given", () => {
  const places = [
    { row: 1, column: 12 },
    { row: 2, column: 1 },
    { row: 1, column: 3 },
  ];
  expect(findOrigins({ sources, mappings }, places).map((origin) => origin?.source)).toEqual([
    "two.ts",
    undefined,
    "one.ts",
  ]);
});
