import { describe, expect, it } from "vitest";
import { adSegmentOf, behaviourOf, engagementOf } from "./segments.ts";
import type { Interaction } from "./session-data.ts";

const MINUTE_MS = 60_000;
const counts = (pageViews: number, insightsGenerated: number, minutes: number, clicks = 0) => ({
  pageViews,
  insightsGenerated,
  timeOnSite: minutes * MINUTE_MS,
  interactions: Array.from(
    { length: clicks },
    (): Interaction => ({ type: "click", timestamp: 0, data: {} }),
  ),
});

describe("the ad segment of a visitor's counts", () => {
  it.each([
    ["heavy-user", counts(0, 10, 0), 0],
    ["engaged-user", counts(20, 9, 10.1), 0],
    ["browser", counts(10, 2, 10), 0],
    ["new-user", counts(9, 2, 10), 7],
    ["new-user", counts(10, 3, 10), 7],
    ["regular-user", counts(9, 2, 10), 8],
  ])("is %s", (segment, of, days) => {
    expect(adSegmentOf(of, days)).toBe(segment);
  });
});

describe("the behaviour segment of a visitor's counts", () => {
  it.each([
    ["power-user", counts(0, 5, 0)],
    ["engaged-user", counts(0, 2, 10)],
    ["browser", counts(5, 0, 30)],
    ["new-visitor", counts(4, 4, 1.9)],
    ["active-user", counts(10, 2, 5)],
    ["casual-user", counts(4, 1, 5)],
  ])("is %s", (segment, of) => {
    expect(behaviourOf(of)).toBe(segment);
  });
});

describe("the engagement score", () => {
  it("grows with page views, insights, minutes and clicks, up to 100", () => {
    expect(engagementOf(counts(0, 0, 0))).toBe(0);
    const some = engagementOf(counts(5, 1, 5));
    expect(engagementOf(counts(6, 1, 5))).toBeGreaterThan(some);
    expect(engagementOf(counts(5, 2, 5))).toBeGreaterThan(some);
    expect(engagementOf(counts(5, 1, 6))).toBeGreaterThan(some);
    expect(engagementOf(counts(5, 1, 5, 1))).toBeGreaterThan(some);
    expect(engagementOf(counts(500, 50, 500, 9))).toBe(100);
  });
});
