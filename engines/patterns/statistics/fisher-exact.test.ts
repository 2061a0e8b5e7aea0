import { expect, it } from "vitest";
import { fisherExact } from "./fisher-exact.ts";

it("Fisher's exact test agrees with R's fisher.test", () => {
  // The expected values are those of the tea experiment and of the job satisfaction table in R's help page.
  expect(fisherExact({ yes: 3, of: 4 }, { yes: 1, of: 4 })).toBeCloseTo(0.485714, 6);
  expect(fisherExact({ yes: 2, of: 17 }, { yes: 10, of: 13 })).toBeCloseTo(0.0005367, 7);
});

it("Fisher's exact test gives 1 where nothing can differ", () => {
  expect(fisherExact({ yes: 0, of: 8 }, { yes: 0, of: 8 })).toBe(1);
});

it("Fisher's exact test is the same for both orders", () => {
  const [one, other] = [
    { yes: 14, of: 19 },
    { yes: 5, of: 15 },
  ];
  expect(fisherExact(one, other)).toBeCloseTo(fisherExact(other, one), 12);
});
