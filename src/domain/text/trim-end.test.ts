import { describe, expect, it } from "vitest";
import { trimEndWhere } from "./trim-end.ts";

describe("trimEndWhere", () => {
  it.each([
    ["wait, ,; ", "wait"],
    ["no end mark", "no end mark"],
    [",;,", ""],
    ["", ""],
    ["a, b", "a, b"],
  ])("turns %j into %j", (text, trimmed) => {
    expect(trimEndWhere(text, /[\s,;]/)).toBe(trimmed);
  });

  it("treats a punctuation mark of two units as one character", () => {
    expect(trimEndWhere("end\u{10100}\u{10101}", /\p{P}/u)).toBe("end");
    expect(trimEndWhere("end\u{1f600}", /\p{P}/u)).toBe("end\u{1f600}");
  });

  it("tests each character only once, however many signs come before a letter", () => {
    let looks = 0;
    const sign = { test: (character: string) => ++looks > 0 && character === "-" } as RegExp;
    trimEndWhere(`${"-".repeat(20_000)}z`, sign);
    trimEndWhere(`z${"-".repeat(20_000)}`, sign);
    expect(looks).toBe(1 + 20_001);
  });
});
