import { expect, it } from "vitest";
import { betaQuantile, shrunkShare } from "./beta.ts";

/**
 * Returns the share of the beta distribution below `x`, by Simpson's rule over t = sin² s, which avoids the poles at
 * the ends.
 */
function shareBelow(x: number, a: number, b: number): number {
  const density = (s: number) => Math.sin(s) ** (2 * a - 1) * Math.cos(s) ** (2 * b - 1);
  const areaTo = (end: number) => {
    const parts = 20_000;
    let sum = density(0) + density(end);
    for (let part = 1; part < parts; part += 1)
      sum += density((part / parts) * end) * (part % 2 === 0 ? 2 : 4);
    return (sum * end) / parts / 3;
  };
  return areaTo(Math.asin(Math.sqrt(x))) / areaTo(Math.PI / 2);
}

it.each([
  [0.05, 2.5, 3.25],
  [0.95, 16.235, 6.765],
  [0.5, 1.75, 40.5],
  [0.025, 120.5, 80.25],
])("the quantile %d of beta(%d, %d) is where numeric integration reaches it", (p, a, b) => {
  expect(shareBelow(betaQuantile(p, a, b), a, b)).toBeCloseTo(p, 9);
});

it("the interval of a share holds 90 % of the posterior, 5 % on either side", () => {
  const { share, lower, upper } = shrunkShare({ yes: 14.5, of: 19 }, { mean: 0.5, weight: 4 });
  expect(share).toBeCloseTo(16.5 / 23, 12);
  expect(shareBelow(lower, 16.5, 6.5)).toBeCloseTo(0.05, 9);
  expect(shareBelow(upper, 16.5, 6.5)).toBeCloseTo(0.95, 9);
});
