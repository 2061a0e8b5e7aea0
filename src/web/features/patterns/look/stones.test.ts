import { describe, expect, it } from "vitest";
import { pileUp, placeStones } from "./stones.ts";

describe("the stones of what was done", () => {
  it("are one for each thing, those that went well on the water and the others below it", () => {
    const stones = placeStones({ yes: 16, of: 19 }, 350);
    expect(stones).toHaveLength(19);
    expect(stones.filter(({ depth }) => depth === 0).map(({ at }) => at)).toEqual(
      Array.from({ length: 16 }, (_, at) => at),
    );
  });

  it("are equal shares where there are too many to count, and half of them stay half", () => {
    const stones = placeStones({ yes: 150, of: 300 }, 350);
    expect(stones).toHaveLength(40);
    expect(stones.filter(({ depth }) => depth === 0)).toHaveLength(20);
  });

  it("lie within the picture at every width, and none touches the next", () => {
    for (const width of [200, 350, 592]) {
      const stones = placeStones({ yes: 20, of: 40 }, width);
      expect(Math.max(...stones.map(({ x, radius }) => x + radius))).toBeLessThanOrEqual(width);
      for (const [index, { x, radius }] of stones.entries()) {
        const next = stones[index + 1];
        if (next) expect(next.x - x).toBeGreaterThan(2 * radius);
      }
    }
  });

  it("are none where nothing was counted", () => {
    expect(placeStones({ yes: 0, of: 0 }, 350)).toEqual([]);
  });
});

describe("the piles of the weekdays", () => {
  const counts = [0, 1, 0, 0, 0, 3, 40];

  it("are as many stones as there were readings, in the column of their weekday", () => {
    const stones = pileUp(counts, { width: 350, height: 100 });
    expect(counts.map((_, day) => stones.filter(({ weekday }) => weekday === day).length)).toEqual(counts);
    expect(stones.every(({ weekday, x }) => x === 50 * (weekday + 0.5))).toBe(true);
  });

  it("stay in the water, however high they are", () => {
    expect(Math.max(...pileUp(counts, { width: 350, height: 100 }).map(({ up }) => up))).toBeLessThan(100);
  });
});
