import { expect, it } from "vitest";
import { binomialTail } from "./binomial-tail.ts";

// Computed with exact fractions: the sum of C(n, j) p^j (1 - p)^(n - j) over j from k to n.
it.each([
  [6, 9, 1 / 7, 0.0004831042736774435],
  [3, 10, 1 / 12, 0.044483693750845925],
  [8, 10, 1 / 2, 0.0546875],
  [40, 60, 1 / 7, 3.281948657792583e-20],
  [30, 1000, 1 / 50, 0.020696518673239506],
])("%i or more of %i at %d each happen with probability %d", (k, n, p, probability) => {
  expect(binomialTail(k, n, p) / probability).toBeCloseTo(1, 10);
});

it("a binomial tail is certain for none, and impossible for more than there are", () => {
  expect(binomialTail(0, 5, 0.2)).toBe(1);
  expect(binomialTail(6, 5, 0.2)).toBe(0);
  expect(binomialTail(1, 5, 0)).toBe(0);
  expect(binomialTail(5, 5, 1)).toBe(1);
});
