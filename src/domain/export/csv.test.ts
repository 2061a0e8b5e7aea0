import { describe, expect, it } from "vitest";
import { csvLine } from "./csv.ts";

describe("a line of comma-separated values", () => {
  it("a line of comma-separated values has every cell in quotes and ends with CR and LF", () => {
    expect(csvLine(["2026-11-20", "work", ""])).toBe('"2026-11-20","work",""\r\n');
  });

  it("a line of comma-separated values doubles quotation marks, and keeps commas and line breaks inside a cell", () => {
    expect(csvLine(['She said "no", twice.\nThen yes.'])).toBe('"She said ""no"", twice.\nThen yes."\r\n');
  });

  it.each(["=1+1", "+49", "-1", "@SUM(A1)", "\tx", "\rx", "  =1+1"])(
    "a line of comma-separated values puts an apostrophe before %j, which a spreadsheet would run as a formula",
    (cell) => {
      expect(csvLine([cell])).toBe(`"'${cell}"\r\n`);
    },
  );

  it("a line of comma-separated values leaves a sign inside a cell alone", () => {
    expect(csvLine(["one = two"])).toBe('"one = two"\r\n');
  });
});
