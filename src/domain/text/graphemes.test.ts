import { describe, expect, it } from "vitest";
import { countGraphemes, graphemesOf, measureText, wholeBeginning } from "./graphemes.ts";

const FAMILY = "👨‍👩‍👧‍👦";
const THUMB = "👍🏽";
const E_ACUTE = "e\u0301";

describe("the length of a text", () => {
  it.each([
    ["plain words\nin two lines", 24],
    [`${FAMILY}${THUMB}`, 2],
    [`caf${E_ACUTE}`, 4],
    ["한국어", 3],
    ["नमस्ते".normalize("NFC"), graphemesOf("नमस्ते").length],
    ["مُحَمَّد", 4],
  ])("the length of %s is counted as people count", (text, count) => {
    expect(countGraphemes(text)).toBe(count);
  });

  it("fits exactly when the server's count of units does", () => {
    for (const text of ["", "a".repeat(20), FAMILY, `${FAMILY}a`, THUMB.repeat(6), E_ACUTE.repeat(11)])
      for (const max of [1, 11, 12, 20, 22, 24])
        expect(measureText(text, max).over === 0).toBe(text.length <= max);
  });

  it("says how many characters must go, and how many may come", () => {
    expect(measureText("a".repeat(23), 20)).toEqual({ count: 23, most: 20, over: 3 });
    expect(measureText(FAMILY, 20)).toEqual({ count: 1, most: 10, over: 0 });
    const tooLong = measureText(`${"a".repeat(15)}${FAMILY}${THUMB}`, 20);
    expect(tooLong).toEqual({ count: 17, most: 15, over: 2 });
  });
});

describe("the beginning of a text", () => {
  it("never cuts joined emoji, or a letter from its mark", () => {
    expect(wholeBeginning(`ab${FAMILY}cd`, 6)).toBe("ab");
    expect(wholeBeginning(`ab${THUMB}`, 4)).toBe("ab");
    expect(wholeBeginning(`caf${E_ACUTE}s`, 4)).toBe("caf");
    expect(wholeBeginning("abc", 3)).toBe("abc");
  });

  it("is empty if its first character is too long", () => {
    expect(wholeBeginning(`${FAMILY}a`, 3)).toBe("");
  });
});
