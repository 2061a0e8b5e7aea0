import { describe, expect, it } from "vitest";
import { maximumProbability } from "./multinomial-maximum.ts";

describe("the chance that one category gets so many", () => {
  // Computed with exact fractions from the multinomial generating function; the first is the birthday problem.
  it.each([
    [23, 365, 2, 0.5072972343239854],
    [8, 36, 2, 0.5675117422489044],
    [30, 36, 3, 0.9025877352316771],
    [60, 36, 8, 0.008982741311540051],
    [40, 7, 12, 0.05714965900176117],
    [60, 7, 30, 4.285632213769491e-10],
    [60, 7, 45, 3.6432904179871046e-25],
  ])("%i trials over %i categories, %i or more in one: %d", (trials, categories, most, probability) => {
    expect(maximumProbability(most, trials, categories) / probability).toBeCloseTo(1, 9);
  });

  it("is 1 for what some category always reaches, and 0 for more than there are trials", () => {
    expect(maximumProbability(0, 0, 7)).toBe(1);
    expect(maximumProbability(1, 3, 7)).toBe(1);
    expect(maximumProbability(1, 0, 7)).toBe(0);
    expect(maximumProbability(2, 8, 7)).toBe(1);
    expect(maximumProbability(4, 3, 7)).toBe(0);
  });
});
