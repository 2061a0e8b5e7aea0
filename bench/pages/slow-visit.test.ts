import { describe, expect, it } from "vitest";
import { layoutShiftOf } from "./slow-visit.ts";

const every = (pause: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ at: index * pause, value: 0.01 }));

describe("how much a page shifts", () => {
  it("the layout shift of a page is 0 where nothing shifts", () => {
    expect(layoutShiftOf([])).toBe(0);
  });

  it("the layout shift of a page adds up shifts that follow closely, and takes the worst of those that lie apart", () => {
    const shifts = [
      { at: 100, value: 0.01 },
      { at: 900, value: 0.02 },
      { at: 2500, value: 0.025 },
    ];
    expect(layoutShiftOf(shifts)).toBeCloseTo(0.03);
  });

  it("the layout shift of a page is counted anew after five seconds of shifting without a pause", () => {
    expect(layoutShiftOf(every(500, 10))).toBeCloseTo(0.1);
    expect(layoutShiftOf(every(500, 12))).toBeCloseTo(0.1);
  });
});
