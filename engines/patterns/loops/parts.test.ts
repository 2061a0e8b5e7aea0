import { describe, expect, it } from "vitest";
import { localClock } from "#domain/local-time.ts";
import { randomOf } from "#test-support/simulated-person.ts";
import { CHECKPOINTS, claimable, shareOfLook } from "./looks.ts";
import { formatChance } from "./say.ts";
import { hourDifferencePValue, hypergeometricTail } from "./two-samples.ts";

describe("the looks of a lifetime", () => {
  it("repeated looks at a person's loops spend the chance of a false claim once, for twelve themes at all checkpoints", () => {
    const shares = CHECKPOINTS.flatMap((_, at) =>
      Array.from({ length: 12 }, (_each, order) => shareOfLook(at, order)),
    );
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
  });

  it("repeated looks at a person's loops claim a single look below its own part of five in 100", () => {
    expect(claimable([{ p: 0.0049, alpha: 0.005 }])).toHaveLength(1);
    expect(claimable([{ p: 0.0051, alpha: 0.005 }])).toHaveLength(0);
    expect(claimable([{ p: 1, alpha: 0.005 }])).toHaveLength(0);
  });

  it("repeated looks at a person's loops claim two at twice the part of one, by Benjamini and Hochberg", () => {
    const look = { p: 0.009, alpha: 0.005 };
    expect(claimable([look, { p: 1, alpha: 0.005 }])).toHaveLength(0);
    expect(claimable([look, look, { p: 1, alpha: 0.005 }])).toHaveLength(2);
  });
});

describe("tests of two samples", () => {
  it("the tail of the hypergeometric distribution equals R's fisher.test(..., alternative = 'greater')", () => {
    // Fisher's tea experiment: a person who guesses gets at least 3 of 4 cups right with p = 17 / 70.
    expect(hypergeometricTail({ hits: 3, events: 4, marked: 4, all: 8 })).toBeCloseTo(17 / 70, 12);
    expect(hypergeometricTail({ hits: 0, events: 4, marked: 4, all: 8 })).toBeCloseTo(1, 12);
  });

  it("hours that alternate do not differ, hours apart do, and fewer than ten say nothing", () => {
    const hours = (from: number) => Array.from({ length: 12 }, (_, at) => from + at / 10);
    expect(hourDifferencePValue(hours(8), hours(8.05))).toBeGreaterThan(0.9);
    expect(hourDifferencePValue(hours(8), hours(20))).toBeLessThan(0.001);
    expect(hourDifferencePValue(hours(8), hours(8))).toBeCloseTo(1, 6);
    expect(hourDifferencePValue(hours(8).slice(3), hours(20))).toBe(1);
  });
});

describe("hours that are equal", () => {
  it("ten hours and 54 others that are all the same hour do not differ", () => {
    expect(hourDifferencePValue(Array(10).fill(21), Array(54).fill(21))).toBe(1);
  });

  it("equal hours in equal shares do not differ, whichever they are", () => {
    const hours = [...Array(6).fill(8), ...Array(6).fill(21)];
    expect(hourDifferencePValue(hours, [...hours, ...hours, ...hours])).toBeCloseTo(1, 9);
  });

  it("equal hours on two sides of the day differ", () => {
    expect(hourDifferencePValue(Array(12).fill(8), Array(12).fill(20))).toBeLessThan(0.001);
  });

  it("samples of hours that are rounded to a few values are told apart by chance no more often than their p-value says", () => {
    const random = randomOf(5);
    const few = () => [8, 9, 9, 12, 20, 21, 21, 21][Math.floor(random() * 8)] ?? 8;
    const found = Array.from({ length: 4000 }, () =>
      hourDifferencePValue(Array.from({ length: 20 }, few), Array.from({ length: 60 }, few)),
    );
    expect(found.filter((p) => p <= 0.05).length / found.length).toBeLessThanOrEqual(0.06);
    expect(found.filter((p) => p <= 0.01).length / found.length).toBeLessThanOrEqual(0.013);
  });
});

describe("local times", () => {
  it("follow the zone through summer time and over midnight", () => {
    const clock = localClock("Europe/Berlin");
    expect(clock(new Date("2026-07-05T22:30:00Z"))).toMatchObject({ weekday: 0, hour: 0.5 });
    expect(clock(new Date("2026-12-06T22:30:00Z"))).toMatchObject({ weekday: 6, hour: 23.5 });
    expect(localClock("Asia/Kolkata")(new Date("2026-12-06T12:00:00Z")).hour).toBe(17.5);
    expect(localClock("America/New_York")(new Date("2026-12-06T12:00:00Z")).hour).toBe(7);
  });
});

it("a chance is said in the first round number in which it happens once", () => {
  expect([0.87, 0.0034, 0.01, 0.00002, 1e-9, 0.999].map(formatChance)).toEqual([
    "87 times in 100",
    "3 times in 1,000",
    "once in 100",
    "2 times in 100,000",
    "less than once in 100,000",
    "nearly always",
  ]);
});
