import type { PatternPictureOutput } from "#contract/pattern-pictures.ts";
import { addDays } from "#domain/calendar-days.ts";
import { sayDay } from "#domain/day-words.ts";
import { dayStart } from "#domain/plans/day.ts";
import { WEEKDAYS } from "#domain/weekdays.ts";
import type { Dates } from "#web/api/dates.ts";
import { type Plot, scaleOf } from "./frame.ts";

export type WeekdaysPicture = Extract<PatternPictureOutput, { type: "weekdays" }>;
type Dots = WeekdaysPicture["dots"];

export const SHORT_WEEKDAYS = WEEKDAYS.map((day) => day.slice(0, 3));
export const ROW_HEIGHT = 21;
/** The smallest distance between the beginnings of two month names, in pixels. */
const LABEL_GAP = 52;

/** Places each dot across by time and down by weekday. */
export function placeDots(dots: Dots, plot: Plot) {
  const across = acrossOf(dots, plot);
  return dots.map((dot, index) => ({
    key: `${dot.at} ${index}`,
    x: across(Date.parse(dot.at)),
    y: plot.top + (dot.weekday + 0.5) * ROW_HEIGHT,
    isMarked: dot.isMarked,
  }));
}

/**
 * Returns the name of each month at the position of the month's first day. Names that would touch the previous one
 * are left out.
 */
export function placeMonths(
  dots: Dots,
  plot: Plot,
  { timeZone, dayOf }: Dates,
): { x: number; name: string }[] {
  const [first, last] = spanOf(dots);
  if (first === undefined || last === undefined) return [];
  const across = acrossOf(dots, plot);
  let month = firstOfMonth(dayOf(first));
  const found = [{ x: plot.left, name: sayDay(month, "month") }];
  for (;;) {
    // No month is longer than 31 days, so this day is in the next one.
    month = firstOfMonth(addDays(month, 31));
    const turn = dayStart(month, timeZone).getTime();
    const x = across(turn);
    if (turn > last || x > plot.right - LABEL_GAP / 2) return found;
    const name = month.slice(5, 7) === "01" ? month.slice(0, 4) : sayDay(month, "month");
    if (x - (found.at(-1)?.x ?? 0) >= LABEL_GAP) found.push({ x, name });
    else if (found.length === 1) found[0] = { x, name };
  }
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

function acrossOf(dots: Dots, { left, right }: Plot) {
  const [first = 0, last = 0] = spanOf(dots);
  return scaleOf(first, last, left + 14, right - 14);
}

function spanOf(dots: Dots): number[] {
  const times = dots.map(({ at }) => Date.parse(at)).sort((one, other) => one - other);
  return times.length === 0 ? [] : [Number(times[0]), Number(times.at(-1))];
}
