import { describe, expect, it } from "vitest";
import { differenceOf, Z_90 } from "./newcombe.ts";

/** The quantile of the standard normal distribution at 0.975, for an interval of 95 %. */
const Z_95 = 1.959963984540054;

describe("the interval of a difference of two shares", () => {
  it("equals Newcombe's published ones", () => {
    // The expected values come from Newcombe 1998, table II, method 10: example (a) is 56/70 and 48/80, example (c) 6/7
    // and 2/7.
    expect(differenceOf({ yes: 56, of: 70 }, { yes: 48, of: 80 }, Z_95)).toEqual({
      value: expect.closeTo(0.2, 4),
      lower: expect.closeTo(0.0524, 4),
      upper: expect.closeTo(0.3339, 4),
    });
    expect(differenceOf({ yes: 6, of: 7 }, { yes: 2, of: 7 }, Z_95)).toMatchObject({
      lower: expect.closeTo(0.0582, 4),
      upper: expect.closeTo(0.8062, 4),
    });
  });

  it("changes its sign when the shares change places, and is narrower at 90 % than at 95 %", () => {
    const [one, other] = [
      { yes: 4, of: 5 },
      { yes: 1, of: 5 },
    ];
    const [there, back] = [differenceOf(one, other, Z_90), differenceOf(other, one, Z_90)];
    expect(back.lower).toBeCloseTo(-there.upper, 12);
    expect(there.lower).toBeGreaterThan(differenceOf(one, other, Z_95).lower);
  });
});
