import { describe, expect, it } from "vitest";
import { loadSituations } from "./judged-sets.ts";
import { findQuoteFaults, measureSameness } from "./measures.ts";

const MOST_SHARED_ON_AVERAGE = 0.03;
const MOST_SHARED_BY_TWO = 0.3;

const open = loadSituations("open");

describe("the readings of the open situations", () => {
  it("the readings of the open situations share at most 3 % of their sentences on average, and 30 % at worst", () => {
    const { mean, most } = measureSameness(open);
    expect(mean).toBeLessThanOrEqual(MOST_SHARED_ON_AVERAGE);
    expect(most).toBeLessThanOrEqual(MOST_SHARED_BY_TWO);
  });

  it("the readings of the open situations quote the person's exact words, in whole sentences and clauses", () => {
    const { quotes, inexact, cut } = findQuoteFaults(open);
    expect(quotes).toBeGreaterThan(open.length / 2);
    expect(inexact).toEqual([]);
    expect(cut).toEqual([]);
  });
});
