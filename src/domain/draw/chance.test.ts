import { describe, expect, it } from "vitest";
import { chanceOf, countRangeAtEvenOdds } from "./chance.ts";

describe("the number of times that a card comes up by chance", () => {
  it("is on average a thirty-sixth of all drawn cards", () => {
    expect(chanceOf({ singles: 36, threes: 12 }, 36).expected).toBe(2);
  });

  it("is zero before anything was drawn", () => {
    expect(chanceOf({ singles: 0, threes: 0 }, 36)).toEqual({ expected: 0, low: 0, high: 0 });
  });

  it("ranges from zero to one after three draws", () => {
    expect(chanceOf({ singles: 3, threes: 0 }, 36)).toMatchObject({ low: 0, high: 1 });
  });

  // Binomial(300, 1/12): mean 25, standard deviation 4.79; the table's middle 95 % is 16 to 35.
  it("has the middle 95 % of the binomial distribution as its range after many draws", () => {
    expect(chanceOf({ singles: 0, threes: 300 }, 36)).toEqual({ expected: 25, low: 16, high: 35 });
  });

  it("stays correct when single probabilities are too small for a floating-point number", () => {
    const { expected, low, high } = chanceOf({ singles: 20_000, threes: 20_000 }, 36);
    expect(expected).toBeCloseTo(2222.2, 1);
    expect([expected - low, high - expected].every((far) => far > 80 && far < 100)).toBe(true);
  });

  it("is on average half of the trials for an event with probability one half", () => {
    expect(countRangeAtEvenOdds(100)).toEqual({ expected: 50, low: 40, high: 60 });
  });
});
