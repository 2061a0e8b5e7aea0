import { expect, it } from "vitest";
import { readRange } from "./byte-range.ts";

const SIZE = 1000;

it.each([
  ["bytes=0-1", { first: 0, last: 1 }],
  ["bytes=0-", { first: 0, last: 999 }],
  ["bytes=200-299", { first: 200, last: 299 }],
  ["bytes=990-5000", { first: 990, last: 999 }],
  ["bytes=-10", { first: 990, last: 999 }],
  ["bytes=-5000", { first: 0, last: 999 }],
])("a byte range is parsed: %s", (header, range) => {
  expect(readRange(header, SIZE)).toEqual(range);
});

it.each(["bytes=1000-", "bytes=5000-6000", "bytes=-0"])(
  "a byte range beyond the end is not satisfiable: %s",
  (header) => {
    expect(readRange(header, SIZE)).toBe("none");
  },
);

it.each([undefined, "", "bytes=", "bytes=-", "bytes=5-2", "bytes=0-1,5-6", "pages=1-2", "bytes=a-b"])(
  "any other Range header asks for the whole file: %s",
  (header) => {
    expect(readRange(header, SIZE)).toBeUndefined();
  },
);
