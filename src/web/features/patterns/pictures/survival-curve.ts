import { area, curveStepAfter, line } from "d3-shape";
import type { PictureOutput } from "#contract/pattern-pictures.ts";
import { type Plot, scaleOf } from "./frame.ts";

export type SurvivalPicture = Extract<PictureOutput, { type: "survival" }>;
type Point = SurvivalPicture["curve"][number];

const TICK_STEPS = [1, 7, 14, 28, 56, 91, 182, 364, 728];
const MOST_TICKS = 6;
/** The narrowest gap between the middles of two stones in one row. */
const STONE_GAP = 30;
const MOST_STONE_ROWS = 3;

/** Returns the last day of the axis: the last that a curve or an open block reaches, and at least a week. */
export function lastDayOf({ curve, open }: SurvivalPicture): number {
  return Math.max(7, ...curve.map(({ day }) => day), ...open.map(({ days }) => days));
}

/** Returns the paths of the estimate, of the water under it and of the band around it. */
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

/** Begins the curve at day 0, where all are stuck, and draws its last step out to the end of the axis. */
function reachBothEnds(curve: readonly Point[], last: number): Point[] {
  const start: Point = { day: 0, share: 1, lower: null, upper: null };
  const points = curve[0]?.day === 0 ? [...curve] : [start, ...curve];
  const end = points.at(-1) ?? start;
  return end.day < last ? [...points, { ...end, day: last }] : points;
}

/** Returns the days to write under the axis, in whole weeks where there is more than one of them. */
export function dayTicks(last: number): number[] {
  const step = TICK_STEPS.find((each) => last / each <= MOST_TICKS) ?? last;
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);
}

/** Places a stone for each open block at its day. One that would touch another goes a row deeper. */
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
