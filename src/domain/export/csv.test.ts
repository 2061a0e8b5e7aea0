import { describe, expect, it } from "vitest";
import { csvLine } from "./csv.ts";

describe("a line of comma-separated values", () => {
  it("has every cell in quotes and ends with CR and LF", () => {
    expect(csvLine(["2026-11-20", "work", ""])).toBe('"2026-11-20","work",""\r\n');
  });

  it("doubles quotation marks, and keeps commas and line breaks inside a cell", () => {
    expect(csvLine(['She said "no", twice.\nThen yes.'])).toBe('"She said ""no"", twice.\nThen yes."\r\n');
  });

  it.each([
    "=1+1",
    "+49",
    "-1",
    "@SUM(A1)",
    "\tx",
    "\rx",
    "  =1+1",
    "\uff1dHYPERLINK(A1)",
    "\uff0b49",
    "\uff0d2 days late",
    "\uff20SUM(A1)",
    "\ufe663",
    "\u200b=1+1",
    "\ufeff=1+1",
    "\u00ad=1+1",
    "\u2060\u200d \uff1d1+1",
    "\u00a0-1",
    "\u202e@x",
  ])("puts an apostrophe before %j, which a spreadsheet would run as a formula", (cell) => {
    expect(csvLine([cell])).toBe(`"'${cell}"\r\n`);
  });

  it("has semicolons for people whose decimal sign is a comma", () => {
    expect(csvLine(["1,5", "a;b"], "csv-semicolon")).toBe('"1,5";"a;b"\r\n');
  });

  it("leaves a sign inside a cell alone", () => {
    expect(csvLine(["one = two"])).toBe('"one = two"\r\n');
  });
});
