import { describe, expect, it } from "vitest";
import { betaQuantile, shrunkShare } from "./beta.ts";
import { brierScore, reliability } from "./brier.ts";
import { rayleigh, weekdayTest } from "./circular.ts";
import { benjaminiHochberg } from "./false-discovery.ts";

describe("the quantile of a beta distribution", () => {
  /**
   * Returns the beta distribution's cumulative share at `x` for whole-numbered parameters, from the equal binomial sum.
   */
  function cumulative(x: number, a: number, b: number): number {
    const n = a + b - 1;
    let sum = 0;
    let ways = 1;
    for (let k = 0; k <= n; k += 1) {
      if (k >= a) sum += ways * x ** k * (1 - x) ** (n - k);
      ways = (ways * (n - k)) / (k + 1);
    }
    return sum;
  }

  it.each([
    [0.05, 3, 9],
    [0.5, 1, 1],
    [0.95, 14, 5],
    [0.975, 20, 20],
    [0.001, 2, 30],
  ])(
    "the quantile of a beta distribution, %d for a = %d, b = %d, is where the binomial sum reaches it",
    (p, a, b) => {
      expect(cumulative(betaQuantile(p, a, b), a, b)).toBeCloseTo(p, 12);
    },
  );

  it("has closed forms for a = 1 and b = 1", () => {
    expect(betaQuantile(0.3, 1, 4)).toBeCloseTo(1 - 0.7 ** (1 / 4), 12);
    expect(betaQuantile(0.3, 4, 1)).toBeCloseTo(0.3 ** (1 / 4), 12);
  });
});

describe("a share pulled towards what is usual", () => {
  const prior = { mean: 19 / 34, weight: 4 };
  const percent = ({ lower, upper }: { lower: number; upper: number }) =>
    [lower, upper].map((end) => Math.round(end * 100));

  it("has a 90 % interval around itself", () => {
    expect(percent(shrunkShare({ yes: 14, of: 19 }, prior))).toEqual([54, 85]);
    expect(percent(shrunkShare({ yes: 5, of: 15 }, prior))).toEqual([21, 57]);
  });

  it("is the usual share before the first trial", () => {
    expect(shrunkShare({ yes: 0, of: 0 }, prior).share).toBeCloseTo(19 / 34, 12);
  });

  it("is a number even if everything or nothing succeeded so far", () => {
    expect(shrunkShare({ yes: 3, of: 3 }, { mean: 1, weight: 4 }).upper).toBeLessThanOrEqual(1);
    expect(shrunkShare({ yes: 0, of: 3 }, { mean: 0, weight: 4 }).lower).toBeGreaterThanOrEqual(0);
  });
});

describe("the p-values adjusted for many tests", () => {
  it("are those of the paper's fifteen tests: four are found at 5 %", () => {
    // The p-values come from Benjamini and Hochberg (1995), section 3.2.
    const paper = [
      0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528,
      0.759, 1,
    ];
    const adjusted = benjaminiHochberg(paper);
    expect(adjusted.filter((p) => p <= 0.05)).toHaveLength(4);
    expect(adjusted[3]).toBeCloseTo((0.0095 * 15) / 4, 12);
    expect(adjusted[4]).toBeCloseTo((0.0201 * 15) / 5, 12);
  });

  it("keep the order in which they came and never fall as p grows", () => {
    expect(benjaminiHochberg([0.04, 0.01, 0.03, 0.02])).toEqual([0.04, 0.04, 0.04, 0.04]);
    expect(benjaminiHochberg([])).toEqual([]);
  });
});

describe("Rayleigh's test", () => {
  it("gives the figures of Zar's example 27.1: n = 8, z = 5.47, p < 0.002", () => {
    const degrees = [45, 55, 81, 96, 110, 117, 132, 154];
    const found = rayleigh(degrees.map((angle) => (angle * Math.PI) / 180));
    expect(found.n).toBe(8);
    expect((found.mean * 180) / Math.PI).toBeCloseTo(99, 0);
    expect(found.resultant).toBeCloseTo(0.82522, 4);
    expect(found.z).toBeCloseTo(5.448, 2);
    expect(found.p).toBeGreaterThan(0.001);
    expect(found.p).toBeLessThan(0.002);
  });

  it("gives the figures of the manual of pingouin's circ_rayleigh", () => {
    // The angles come from Vallat, Pingouin: statistics in Python, J. Open Source Softw. 3 (2018) 1026.
    const found = rayleigh("0.785 1.570 3.141 0.839 5.934".split(" ").map(Number));
    expect(found.z).toBeCloseTo(1.236, 3);
    expect(found.p).toBeCloseTo(0.304844, 6);
  });

  it("finds nothing in angles that are spread evenly, or in none", () => {
    const even = Array.from({ length: 24 }, (_, hour) => (hour / 24) * 2 * Math.PI);
    expect(rayleigh(even).p).toBeCloseTo(1, 6);
    expect(rayleigh([]).p).toBe(1);
  });
});

describe("the test for one weekday", () => {
  it("gives the chance that six of nine fall on one of seven days", () => {
    // The expected chance is 7 times the binomial chance of 6 or more, because two days of the week cannot both have
    // six.
    let chance = 0;
    for (const [k, ways] of [
      [6, 84],
      [7, 36],
      [8, 9],
      [9, 1],
    ] as const)
      chance += 7 * ways * (1 / 7) ** k * (6 / 7) ** (9 - k);
    const found = weekdayTest([0, 1, 1, 0, 1, 0, 6]);
    expect(found).toMatchObject({ weekday: 6, count: 6, of: 9 });
    expect(found.p).toBeCloseTo(chance, 12);
    expect(found.p).toBeCloseTo(0.0034, 4);
  });

  it("is certain that some day holds the most of very few", () => {
    expect(weekdayTest([0, 1, 0, 0, 0, 0, 0]).p).toBeCloseTo(1, 12);
    expect(weekdayTest([0, 0, 0, 0, 0, 0, 0]).p).toBe(1);
  });

  it("agrees with counting all outcomes of five tries over three categories", () => {
    let atLeastFour = 0;
    for (let code = 0; code < 3 ** 5; code += 1) {
      const counts = [0, 0, 0];
      for (let rest = code, turn = 0; turn < 5; turn += 1, rest = Math.floor(rest / 3))
        counts[rest % 3] = (counts[rest % 3] ?? 0) + 1;
      if (Math.max(...counts) >= 4) atLeastFour += 1;
    }
    expect(weekdayTest([4, 1, 0]).p).toBeCloseTo(atLeastFour / 3 ** 5, 12);
  });
});

describe("guesses against what happened", () => {
  const guesses = [
    { guess: 0.9, outcome: 1 },
    { guess: 0.8, outcome: 0 },
    { guess: 0.1, outcome: 0 },
    { guess: 0.5, outcome: 0.5 },
  ];

  it("have the mean squared distance as their Brier score", () => {
    expect(brierScore(guesses)).toBeCloseTo((0.01 + 0.64 + 0.01 + 0) / 4, 12);
    expect(brierScore([{ guess: 0.5, outcome: 1 }])).toBe(0.25);
    expect(brierScore([])).toBe(0);
  });

  it("are put side by side in stretches that hold any", () => {
    const curve = reliability(guesses, [0.35, 0.65, 0.85, 1]);
    expect(curve.map(({ did, of }) => [did, of])).toEqual([
      [0, 1],
      [0.5, 1],
      [0, 1],
      [1, 1],
    ]);
    expect(curve[0]?.said).toBeCloseTo(0.1, 12);
  });
});
