import { capitalised } from "#domain/text/capitalised.ts";
import { addDays, weekdayOf } from "../calendar-days.ts";
import { type DayZone, dayOf } from "../plans/day.ts";
import { WEEKDAYS } from "../weekdays.ts";

export interface PictureDay {
  /** The calendar day, such as `2026-11-20`. */
  day: string;
  readings: number;
  /** The number of steps that were done on that day. */
  steps: number;
}

const WEEKEND: readonly string[] = ["Saturday", "Sunday"];

/** Returns the seven days that end with `today`, with what happened on each of them. */
export function drawWeek(
  today: string,
  { readings, steps, zone }: { readings: readonly Date[]; steps: readonly Date[]; zone: DayZone },
): PictureDay[] {
  const readingDays = readings.map((at) => dayOf(at, zone));
  const stepDays = steps.map((at) => dayOf(at, zone));
  return WEEKDAYS.map((_, index) => {
    const day = addDays(today, index - WEEKDAYS.length + 1);
    return { day, readings: countOf(readingDays, day), steps: countOf(stepDays, day) };
  });
}

/** Returns a sentence about what happened in the week: `Three readings, one small step done.` */
export function describeWeek(days: readonly PictureDay[]): string {
  const readings = days.reduce((sum, day) => sum + day.readings, 0);
  const steps = days.reduce((sum, day) => sum + day.steps, 0);
  if (readings === 0 && steps === 0) return "A quiet week.";
  const said = [
    ...(readings > 0 ? [`${numberWord(readings)} reading${readings === 1 ? "" : "s"}`] : []),
    ...(steps > 0 ? [`${numberWord(steps)} small step${steps === 1 ? "" : "s"} done`] : []),
  ].join(", ");
  return `${capitalised(said)}.`;
}

/**
 * Returns a text about the days on which nothing happened: `Monday, Thursday and the weekend were quiet. Quiet is
 * allowed.` It is empty if there was no such day.
 */
export function describeQuiet(days: readonly PictureDay[]): string {
  const quiet = days.filter(({ readings, steps }) => readings === 0 && steps === 0);
  if (quiet.length === 0) return "";
  if (quiet.length === days.length) return "All seven days were quiet. Quiet is allowed.";
  const names: string[] = quiet.map(({ day }) => WEEKDAYS[weekdayOf(day)] ?? "");
  const isWholeWeekend = WEEKEND.every((name) => names.includes(name));
  const said = isWholeWeekend ? [...names.filter((name) => !WEEKEND.includes(name)), "the weekend"] : names;
  const list = joinNames(said);
  const verb = said.length === 1 ? "was" : "were";
  return `${capitalised(list)} ${verb} quiet. Quiet is allowed.`;
}

function countOf(days: readonly string[], day: string): number {
  return days.filter((other) => other === day).length;
}

function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}
