// Tests that compare some of a person's times with all of their times. Compared with an even clock, everybody who
// sleeps would have a pattern.

import { logChoose } from "../statistics/log-factorials.ts";

/**
 * Returns the chance that at least `hits` of `events` rows, taken at random from `all` rows, are among the `marked` ones
 * (the upper tail of the hypergeometric distribution: Fisher's exact test with one side).
 */
export function hypergeometricTail({ hits, events, marked, all }: TwoSamples): number {
  let sum = 0;
  for (let count = hits; count <= Math.min(events, marked); count += 1) {
    if (events - count > all - marked) continue;
    sum += Math.exp(
      logChoose(marked, count) + logChoose(all - marked, events - count) - logChoose(all, events),
    );
  }
  return Math.min(1, sum);
}

export interface TwoSamples {
  hits: number;
  events: number;
  marked: number;
  all: number;
}

/**
 * Returns the p-value for "these hours are spread over the clock as those others are": the uniform-scores test of Mardia,
 * Watson and Wheeler (Mardia, J. R. Stat. Soc. B 34 (1972) 102), which is Rayleigh's test on the ranks of both samples
 * together. Its chi-square approximation wants 10 of each at least; fewer return 1.
 *
 * Equal hours share their mean rank. The directions of all ranks then no longer add up to nothing, so the part that a
 * sample of this size has of their sum by chance is taken off, and the rest is measured by its exact covariance under
 * all ways to deal the ranks out (sampling without replacement: Cochran, Sampling Techniques, chapter 2). Without equal hours
 * that is Mardia's statistic. Where all hours are equal nothing differs.
 */
export function hourDifferencePValue(hours: readonly number[], others: readonly number[]): number {
  const all = hours.length + others.length;
  if (hours.length < 10 || others.length < 10) return 1;
  const ranks = directionsOf(hours, others);
  const share = hours.length / all;
  let [x, y, totalX, totalY, xx, xy, yy] = [0, 0, 0, 0, 0, 0, 0];
  for (const { cos, sin, first, count } of ranks) {
    x += first * cos;
    y += first * sin;
    totalX += count * cos;
    totalY += count * sin;
    xx += count * cos * cos;
    xy += count * cos * sin;
    yy += count * sin * sin;
  }
  const ways = (hours.length * others.length) / (all * (all - 1));
  const covariance = {
    xx: ways * (xx - (totalX * totalX) / all),
    xy: ways * (xy - (totalX * totalY) / all),
    yy: ways * (yy - (totalY * totalY) / all),
  };
  return Math.exp(-distanceOf(x - share * totalX, y - share * totalY, covariance) / 2);
}

interface Direction {
  cos: number;
  sin: number;
  /** The number of hours of the first sample that have this rank; `count` is that of both samples. */
  first: number;
  count: number;
}

/** Returns the ranks of both samples together as directions on a circle. Equal hours have the same direction. */
function directionsOf(hours: readonly number[], others: readonly number[]): Direction[] {
  const sorted = [
    ...hours.map((hour) => ({ hour, isFirst: true })),
    ...others.map((hour) => ({ hour, isFirst: false })),
  ].sort((one, other) => one.hour - other.hour);
  const directions: Direction[] = [];
  for (let start = 0; start < sorted.length; ) {
    let end = start;
    let first = 0;
    for (; end < sorted.length && sorted[end]?.hour === sorted[start]?.hour; end += 1) {
      if (sorted[end]?.isFirst) first += 1;
    }
    const angle = (2 * Math.PI * ((start + end - 1) / 2)) / sorted.length;
    directions.push({ cos: Math.cos(angle), sin: Math.sin(angle), first, count: end - start });
    start = end;
  }
  return directions;
}

/** The variance below which a value counts as a rounding error. */
const TINY = 1e-9;

/**
 * Returns the squared distance of a point from the origin in units of its covariance: chi-square with two degrees of
 * freedom. If all points lie on one line there is only one degree; two are assumed then too, which makes the p-value
 * too large rather than too small.
 */
function distanceOf(x: number, y: number, { xx, xy, yy }: { xx: number; xy: number; yy: number }): number {
  const determinant = xx * yy - xy * xy;
  const spread = xx + yy;
  if (spread < TINY) return 0;
  if (determinant < TINY * spread * spread) return (x * x + y * y) / spread;
  return (x * x * yy - 2 * x * y * xy + y * y * xx) / determinant;
}
