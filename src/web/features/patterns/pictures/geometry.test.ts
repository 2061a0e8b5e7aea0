import { describe, expect, it } from "vitest";
import { placeGuesses } from "./calibration-points.ts";
import { percent, scaleOf, shortNumber } from "./frame.ts";
import { placeHours } from "./hour-bars.ts";
import { dayTicks, lastDayOf, placeStones, survivalPaths } from "./survival-curve.ts";
import { placeWhisker, scaleEnd } from "./whisker-rows.ts";

const PLOT = { left: 0, right: 100, top: 0, bottom: 100 };

describe("numbers in words", () => {
  it("a share that is neither never nor always is not rounded to it", () => {
    expect([0, 0.003, 0.54, 0.996, 1].map(percent)).toEqual(["0%", "under 1%", "54%", "over 99%", "100%"]);
  });

  it("a number in a picture has at most one decimal", () => {
    expect([6, 2.5, 1 / 3].map(shortNumber)).toEqual(["6", "2.5", "0.3"]);
  });

  it("a scale whose two ends are equal returns the middle of the picture", () => {
    expect(scaleOf(3, 3, 0, 10)(3)).toBe(5);
  });
});

describe("the bars of the hours", () => {
  it("are as high as their counts, the fullest hour as high as the picture", () => {
    const bars = placeHours([0, 2, 4], PLOT);
    expect(bars.map(({ height }) => height)).toEqual([0, 50, 100]);
  });

  it("are flat where nothing was counted", () => {
    expect(placeHours([0, 0], PLOT).map(({ height }) => height)).toEqual([0, 0]);
  });
});

describe("the curve of what is still stuck", () => {
  const picture = {
    type: "survival" as const,
    curve: [
      { day: 10, share: 0.5, lower: 0.2, upper: 0.8 },
      { day: 20, share: 0.25, lower: null, upper: null },
    ],
    median: { day: 10, lower: null, upper: null },
    open: [],
  };

  it("the curve of blocks that are still stuck begins with all on day 0 and falls in steps on the days on which a block was settled", () => {
    expect(survivalPaths(picture, PLOT).estimate).toBe("M0,0L50,0L50,50L100,50L100,75");
  });

  it("the curve of blocks that are still stuck is drawn out to the oldest open block", () => {
    const open = [{ blockId: "a", name: "A", blockTypeId: "life" as const, days: 40, isStalled: false }];
    expect(lastDayOf({ ...picture, open })).toBe(40);
    expect(survivalPaths({ ...picture, open }, PLOT).estimate).toMatch(/L100,75$/);
  });

  it("the curve of blocks that are still stuck has no band on days for which there is none", () => {
    expect(survivalPaths(picture, PLOT).upper).not.toContain("NaN");
    expect(
      survivalPaths({ ...picture, curve: [{ day: 3, share: 0.5, lower: null, upper: null }] }, PLOT).band,
    ).toBe("");
  });

  it("the curve of blocks that are still stuck counts the axis in days, then in weeks", () => {
    expect(dayTicks(5)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(dayTicks(62)).toEqual([0, 14, 28, 42, 56]);
    expect(dayTicks(900).length).toBeLessThanOrEqual(7);
  });

  it("the curve of blocks that are still stuck puts stones that would touch into rows of their own", () => {
    const open = [10, 12, 14, 90].map((days) => ({
      blockId: String(days),
      name: "",
      blockTypeId: "work" as const,
      days,
      isStalled: false,
    }));
    expect(placeStones(open, (day) => day).map(({ row }) => row)).toEqual([0, 1, 2, 0]);
  });
});

describe("the circles of the guesses", () => {
  it("the circles of a person's guesses stand on the line of honesty where what was said is what happened", () => {
    const [point] = placeGuesses([{ said: 0.5, did: 2, of: 4 }], PLOT);
    expect([point?.x, point?.y, point?.honestY, point?.label]).toEqual([50, 50, 50, "2 of 4"]);
  });

  it("the circles of a person's guesses have whiskers from one end of their interval to the other, and none where there is no interval", () => {
    const [whole, none] = placeGuesses(
      [
        { said: 0.2, did: 2, of: 4, lower: 0.25, upper: 0.75 },
        { said: 0.8, did: 2, of: 4 },
      ],
      PLOT,
    );
    expect([whole?.whisker, none?.whisker]).toEqual([{ from: 75, to: 25 }, null]);
  });

  it("the circles of a person's guesses are larger where more was guessed", () => {
    const [one, other] = placeGuesses(
      [
        { said: 0.2, did: 1, of: 10 },
        { said: 0.8, did: 1, of: 2 },
      ],
      PLOT,
    );
    expect(one?.radius).toBeGreaterThan(other?.radius ?? 0);
  });

  it("the circles of a person's guesses have their labels under them, and over them where two would touch", () => {
    const [one, other] = placeGuesses(
      [
        { said: 0.5, did: 5, of: 10 },
        { said: 0.6, did: 1, of: 2 },
      ],
      PLOT,
    );
    expect(one?.labelY).toBeGreaterThan(one?.y ?? 0);
    expect(other?.labelY).toBeLessThan(other?.y ?? 0);
  });
});

describe("an estimate with its whiskers", () => {
  const row = { id: "shed", label: "The shed", value: 0.5, lower: 0.25, upper: 0.75 };

  it("lies between them, on a line from none to all", () => {
    expect(scaleEnd({ type: "whiskers", unit: "share", rows: [row] })).toBe(1);
    expect(placeWhisker(row, 1, 120)).toEqual({ x: 60, from: 35, to: 85, isOpen: false });
  });

  it("an estimate whose interval has no known end is drawn open to the right, and one without an interval has no whiskers", () => {
    expect(placeWhisker({ ...row, upper: null }, 1, 120)).toMatchObject({ to: 120, isOpen: true });
    const none = placeWhisker({ ...row, lower: null, upper: null }, 1, 120);
    expect(none).toMatchObject({ from: null, to: null, isOpen: false });
  });

  it("an estimate in days has a line that is a bit longer than its highest known day, and a week at least", () => {
    const days = { ...row, value: 12, lower: 9, upper: null };
    expect(scaleEnd({ type: "whiskers", unit: "day", rows: [days] })).toBe(14);
    expect(scaleEnd({ type: "whiskers", unit: "day", rows: [{ ...days, value: 1, lower: null }] })).toBe(7);
  });
});
