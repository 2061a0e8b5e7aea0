import { line } from "d3-shape";
import type { TrendOutput } from "#contract/patterns.ts";
import { type Plot, placeInterval, scaleOf } from "./frame.ts";

type Weeks = TrendOutput["weeks"];

/**
 * Returns the line through the weeks with a known value, a dot with an interval for each of them, and the height of
 * zero. A week without a value leaves a gap. `areCounts` says whether columns of `columnWidth` suit the values
 * better than a line.
 */
export function trendLine(weeks: Weeks, plot: Plot) {
  const known = weeks.flatMap(({ value, lower, upper }) =>
    value === null ? [] : [value, lower ?? 0, upper ?? 0],
  );
  const least = Math.min(0, ...known);
  const most = Math.max(least + 1e-9, 0, ...known);
  const across = scaleOf(0, Math.max(1, weeks.length - 1), plot.left, plot.right);
  const up = scaleOf(least, most, plot.bottom, plot.top);
  const path =
    line<Weeks[number]>(
      (_, index) => across(index),
      ({ value }) => up(value ?? 0),
    ).defined(({ value }) => value !== null)(weeks) ?? "";
  const dots = weeks.flatMap((week, index) => {
    const { value, from } = week;
    return value === null ? [] : [{ from, x: across(index), y: up(value), whisker: placeInterval(week, up) }];
  });
  const isCount = ({ value, count }: Weeks[number]) =>
    count === undefined && (value === null || (Number.isInteger(value) && value >= 0));
  const areCounts = weeks.every(isCount);
  const columnWidth = Math.max(2, (across(1) - across(0)) * 0.6);
  return { areCounts, columnWidth, path, dots, zero: up(0), least, most: known.length === 0 ? 0 : most };
}
