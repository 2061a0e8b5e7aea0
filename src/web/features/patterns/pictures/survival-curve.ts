import { area, curveStepAfter, line } from "d3-shape";
import type { PatternPictureOutput } from "#contract/pattern-pictures.ts";
import { type Plot, scaleOf } from "./frame.ts";

export type SurvivalPicture = Extract<PatternPictureOutput, { type: "survival" }>;
type Point = SurvivalPicture["curve"][number];

const TICK_STEPS = [1, 7, 14, 28, 56, 91, 182, 364, 728];
const MOST_TICKS = 6;
/** The smallest distance between the centres of two stones in one row, in pixels. */
const STONE_GAP = 30;
const MOST_STONE_ROWS = 3;

/** Returns the last day of the axis. This is the last day that the curve or an open block reaches, but at least 7. */
export function lastDayOf({ curve, open }: SurvivalPicture): number {
  return Math.max(7, ...curve.map(({ day }) => day), ...open.map(({ days }) => days));
}

/** Returns the SVG paths of the estimated curve, of the area under it and of the band of its intervals. */
export function survivalPaths(picture: SurvivalPicture, plot: Plot) {
  const last = lastDayOf(picture);
  const across = scaleOf(0, last, plot.left, plot.right);
  const down = scaleOf(0, 1, plot.bottom, plot.top);
  const points = reachBothEnds(picture.curve, last);
  const hasBand = ({ lower, upper }: Point) => lower !== null && upper !== null;
  const x = ({ day }: Point) => across(day);
  const edge = (of: (point: Point) => number | null) =>
    line<Point>(x, (point) => down(of(point) ?? 0))
      .defined(hasBand)
      .curve(curveStepAfter)(points) ?? "";
  return {
    estimate: line<Point>(x, ({ share }) => down(share)).curve(curveStepAfter)(points) ?? "",
    water: area<Point>(x, plot.bottom, ({ share }) => down(share)).curve(curveStepAfter)(points) ?? "",
    band:
      area<Point>(
        x,
        ({ lower }) => down(lower ?? 0),
        ({ upper }) => down(upper ?? 0),
      )
        .defined(hasBand)
        .curve(curveStepAfter)(points) ?? "",
    lower: edge(({ lower }) => lower),
    upper: edge(({ upper }) => upper),
    across,
    down,
  };
}

/**
 * Returns the curve with a first point at day 0, when all blocks are stuck, and a last point at the end of the
 * axis.
 */
function reachBothEnds(curve: readonly Point[], last: number): Point[] {
  const start: Point = { day: 0, share: 1, lower: null, upper: null };
  const points = curve[0]?.day === 0 ? [...curve] : [start, ...curve];
  const end = points.at(-1) ?? start;
  return end.day < last ? [...points, { ...end, day: last }] : points;
}

/** Returns the days to label on the axis. If a step is longer than a day, it is whole weeks. */
export function dayTicks(last: number): number[] {
  const step = TICK_STEPS.find((each) => last / each <= MOST_TICKS) ?? last;
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);
}

/**
 * Places a stone for each open block, across by the number of days. A stone that would touch another one goes into
 * a deeper row.
 */
export function placeStones(open: SurvivalPicture["open"], across: (day: number) => number) {
  const ends: number[] = [];
  return [...open]
    .sort((one, other) => one.days - other.days)
    .map((block) => {
      const x = across(block.days);
      const free = ends.findIndex((end) => x - end >= STONE_GAP);
      const row = free >= 0 ? free : Math.min(ends.length, MOST_STONE_ROWS - 1);
      ends[row] = x;
      return { ...block, x, row };
    });
}
