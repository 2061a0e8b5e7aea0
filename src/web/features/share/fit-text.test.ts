import { describe, expect, it } from "vitest";
import { fitText } from "./fit-text.ts";

/** Returns the width of a text. In this test every letter is half as wide as the text is high. */
const measure = (text: string, size: number) => (text.length * size) / 2;
const size = { largest: 60, smallest: 20, leading: 1.2 };

describe("a sentence in a picture", () => {
  it("is as large as its box allows, complete, and in lines of similar length", () => {
    const text = "Nobody is holding the other end of it any more.";
    const { lines, size: chosen } = fitText(text, { width: 600, height: 220 }, size, measure);
    expect(lines.join(" ")).toBe(text);
    expect(chosen).toBe(60);
    const lengths = lines.map((line) => line.length);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(8);
  });

  it("gets smaller until it fits", () => {
    const text = "ducks and ".repeat(20).trim();
    const { lines, size: chosen } = fitText(text, { width: 600, height: 220 }, size, measure);
    expect(chosen).toBeLessThan(60);
    expect(lines.length * chosen * size.leading).toBeLessThanOrEqual(220);
    for (const line of lines) expect(measure(line, chosen)).toBeLessThanOrEqual(600);
  });
});
