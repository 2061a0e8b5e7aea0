/** Tests whether times concentrate at one hour of the day or on one day of the week. */
import { maximumProbability } from "./multinomial-maximum.ts";

/**
 * Tests whether angles, in radians, have one preferred direction. Source: Zar, Biostatistical Analysis, 5th edition, section 27.1, equation
 * 27.4 for the p-value. `resultant` is the mean resultant length from 0 (spread out) to 1 (all equal), `mean` the mean
 * direction in radians from 0 to 2 pi.
 */
export function rayleigh(angles: readonly number[]): {
  n: number;
  resultant: number;
  z: number;
  p: number;
  mean: number;
} {
  const n = angles.length;
  let x = 0;
  let y = 0;
  for (const angle of angles) {
    x += Math.cos(angle);
    y += Math.sin(angle);
  }
  const length = Math.hypot(x, y);
  const mean = (Math.atan2(y, x) + 2 * Math.PI) % (2 * Math.PI);
  if (n === 0) return { n, resultant: 0, z: 0, p: 1, mean: 0 };
  const p = Math.exp(Math.sqrt(1 + 4 * n + 4 * (n * n - length * length)) - (1 + 2 * n));
  return { n, resultant: length / n, z: (length * length) / n, p: Math.min(1, p), mean };
}

/**
 * Returns the most frequent of the categories (the first of several) and `p`, the exact probability that some category would
 * hold as many if all were equally likely. With no trials at all `p` is 1.
 */
export function weekdayTest(counts: readonly number[]): {
  weekday: number;
  count: number;
  of: number;
  p: number;
} {
  const of = counts.reduce((sum, count) => sum + count, 0);
  const count = Math.max(0, ...counts);
  return { weekday: counts.indexOf(count), count, of, p: maximumProbability(count, of, counts.length) };
}
