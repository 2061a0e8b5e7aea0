import { describe, expect, it } from "vitest";
import { chanceOf, chanceOfHalf } from "./chance.ts";

describe("what chance alone gives a card", () => {
  it("is a thirty-sixth of every card that was drawn", () => {
    expect(chanceOf({ singles: 36, threes: 12 }, 36).expected).toBe(2);
  });

  it("says nothing before anything was drawn", () => {
    expect(chanceOf({ singles: 0, threes: 0 }, 36)).toEqual({ expected: 0, low: 0, high: 0 });
  });

  it("lets a card come up once in a few draws, and not at all", () => {
    expect(chanceOf({ singles: 3, threes: 0 }, 36)).toMatchObject({ low: 0, high: 1 });
  });

  // Binomial(300, 1/12): mean 25, standard deviation 4.79; the table's middle 95 % is 16 to 35.
  it("is a band around the expected number for many draws, as the table of the binomial has it", () => {
    expect(chanceOf({ singles: 0, threes: 300 }, 36)).toEqual({ expected: 25, low: 16, high: 35 });
  });

  it("still counts where single probabilities are too small to be told from zero", () => {
    const { expected, low, high } = chanceOf({ singles: 20_000, threes: 20_000 }, 36);
    expect(expected).toBeCloseTo(2222.2, 1);
    expect([expected - low, high - expected].every((far) => far > 80 && far < 100)).toBe(true);
  });

  it("turns half of the cards that can be turned", () => {
    expect(chanceOfHalf(100)).toEqual({ expected: 50, low: 40, high: 60 });
  });
});
