import type { Pattern } from "#domain/patterns/pattern.ts";
import { falseAlarmRateOf } from "../false-alarms.ts";
import { sourceOfStep } from "../history.ts";
import { rayleigh } from "../statistics/circular.ts";
import { CHECKPOINTS, type Look } from "./looks.ts";
import { formatChance, formatHour } from "./say.ts";
import { hourPicture } from "./theme-patterns.ts";
import { hourDifferencePValue } from "./two-samples.ts";
import type { LocalStep, ThemedReading, UsableRows } from "./usable-rows.ts";

/** The chance of a false claim that each test may use. It is the same for all checkpoints. */
const ALPHA = falseAlarmRateOf("stepHours") / CHECKPOINTS.length;
const DAY_HOURS = 24;

export interface HourLook extends Look {
  steps: readonly LocalStep[];
  readings: readonly ThemedReading[];
}

/**
 * Tests whether steps are done at other hours than readings are asked for. They are compared with the person's own
 * hours, because compared with an even clock everybody who sleeps would have a pattern. One step and one reading of
 * each day count.
 */
export function hourLooks({ doneSteps, readings }: UsableRows): HourLook[] {
  const steps = firstOfDay(doneSteps);
  const asked = firstOfDay(readings);
  return CHECKPOINTS.filter((count) => count <= steps.length).map((count) => {
    const tested = steps.slice(0, count);
    const until = tested.at(-1)?.at.getTime() ?? 0;
    const before = asked.filter(({ at }) => at.getTime() <= until);
    return {
      p: hourDifferencePValue(hoursOf(tested), hoursOf(before)),
      alpha: ALPHA,
      steps: tested,
      readings: before,
    };
  });
}

/** Returns the pattern of the newest claimed test. It names an hour only if Rayleigh's test finds one. */
export function stepHours(claimed: readonly HourLook[]): Pattern[] {
  const look = claimed.at(-1);
  if (!look) return [];
  const steps = directionOf(look.steps);
  const asked = directionOf(look.readings);
  const when = steps.p < 0.05 ? `around ${formatHour(steps.hour)}` : "at different hours than you ask";
  const against = asked.p < 0.05 ? `You ask around ${formatHour(asked.hour)}. ` : "";
  const times = hourPicture(hoursOf(look.steps));
  return [
    {
      id: "hour:steps",
      kind: "hour",
      label: "when you move",
      headline: `You do steps ${when}.`,
      detail: `${against}Your first ${look.steps.length} days with a step, beside the hours at which you ask. If both kept the same hours, they would come out this far apart ${formatChance(look.p)} by chance.`,
      suggestion:
        steps.p < 0.05
          ? `Give the next step a time: ${formatHour(steps.hour)}, two minutes, then stop.`
          : "Give the next step a time of day before you close this.",
      isNothingYet: false,
      picture: times,
      table: {
        columns: ["Hour", "Days with a step"],
        rows: times.counts.map((count, hour) => [formatHour(hour), String(count)]),
      },
      sources: look.steps.map(sourceOfStep),
      newestAt: look.steps.at(-1)?.at.toISOString() ?? null,
      isPrediction: false,
    },
  ];
}

function directionOf(rows: readonly { local: { hour: number } }[]): { hour: number; p: number } {
  const { mean, p } = rayleigh(rows.map(({ local }) => (2 * Math.PI * local.hour) / DAY_HOURS));
  return { hour: (DAY_HOURS * mean) / (2 * Math.PI), p };
}

function hoursOf(rows: readonly { local: { hour: number } }[]): number[] {
  return rows.map(({ local }) => local.hour);
}

function firstOfDay<Row extends { local: { day: number } }>(rows: readonly Row[]): Row[] {
  const seen = new Set<number>();
  return rows.filter(({ local }) => !seen.has(local.day) && seen.add(local.day));
}
