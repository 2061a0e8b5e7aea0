import type { Share } from "./fisher-exact.ts";

/** An estimate with its interval. */
export interface Interval {
  value: number;
  lower: number;
  upper: number;
}

/** The standard normal's quantile at 0.95, for an interval of 90 %. */
export const Z_90 = 1.6448536269514722;

/**
 * Returns the difference of two shares, `one` less `other`, from -1 to 1, with its interval. `z` is the standard normal's
 * quantile of the interval: `Z_90` gives 90 %. Both shares need at least one try.
 *
 * Source: Newcombe's hybrid score interval for a difference of two proportions (Statistics in Medicine 17, 1998, method
 * 10), which puts together Wilson's score intervals of both shares.
 */
export function differenceOf(one: Share, other: Share, z: number): Interval {
  const [shareOne, shareOther] = [one.yes / one.of, other.yes / other.of];
  const [wilsonOne, wilsonOther] = [wilson(one, z), wilson(other, z)];
  const value = shareOne - shareOther;
  return {
    value,
    lower: value - Math.hypot(shareOne - wilsonOne.lower, wilsonOther.upper - shareOther),
    upper: value + Math.hypot(wilsonOne.upper - shareOne, shareOther - wilsonOther.lower),
  };
}

/** Wilson's score interval for a proportion (Journal of the American Statistical Association 22, 1927). */
function wilson({ yes, of }: Share, z: number): { lower: number; upper: number } {
  const middle = yes + z ** 2 / 2;
  const reach = z * Math.sqrt((yes * (of - yes)) / of + z ** 2 / 4);
  return { lower: (middle - reach) / (of + z ** 2), upper: (middle + reach) / (of + z ** 2) };
}
