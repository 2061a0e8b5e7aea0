import { calendarDay } from "#domain/calendar-days.ts";
import type { Pattern } from "#domain/patterns/pattern.ts";
import { isSameQuestion, questionStems } from "#domain/readings/asked-again.ts";
import { shorten } from "#domain/text/shorten.ts";
import type { KnownStems } from "#domain/text/stem.ts";
import { DAY_MS } from "#domain/time.ts";
import { sayCount, sourcesOf } from "./say.ts";
import type { ThemedReading } from "./usable-rows.ts";

/** A question counts as asked again if it follows within this time. */
const WINDOW_MS = 7 * DAY_MS;
/**
 * The maximum number of earlier texts that a text is compared with, so that the cost grows in proportion to the
 * readings.
 */
const MOST_COMPARED = 12;
const LEAST_TIMES = 3;
const MOST_SHOWN = 2;
/** The maximum length of a quoted question, in characters. */
const LONGEST_QUOTE = 140;

/**
 * Returns questions that were asked three times or more, each time within a week of the last. It is a plain count and
 * claims nothing about chance.
 */
export function sameQuestions(readings: readonly ThemedReading[]): Pattern[] {
  const known: KnownStems = new Map();
  const stems = readings.map(({ text }) => questionStems(text, known));
  const chains: ThemedReading[][] = [];
  const chainOf: ThemedReading[][] = [];
  for (const [index, reading] of readings.entries()) {
    let chain: ThemedReading[] | undefined;
    for (let before = index - 1; before >= Math.max(0, index - MOST_COMPARED) && !chain; before -= 1) {
      const other = readings[before];
      if (!other || reading.at.getTime() - other.at.getTime() > WINDOW_MS) break;
      if (isSameQuestion(stems[index] ?? new Set(), stems[before] ?? new Set())) chain = chainOf[before];
    }
    if (!chain) {
      chain = [];
      chains.push(chain);
    }
    chain.push(reading);
    chainOf.push(chain);
  }
  return chains
    .filter(({ length }) => length >= LEAST_TIMES)
    .sort((one, other) => (other.at(-1)?.at.getTime() ?? 0) - (one.at(-1)?.at.getTime() ?? 0))
    .slice(0, MOST_SHOWN)
    .map(patternOf);
}

function patternOf(rows: readonly ThemedReading[]): Pattern {
  const first = rows[0];
  const last = rows.at(-1);
  const days = Math.max(1, (last?.local.day ?? 0) - (first?.local.day ?? 0) + 1);
  return {
    id: `same-question:${first?.id}`,
    kind: "same-question",
    label: "the same question",
    headline: `You asked this ${sayCount(rows.length, "time")} in ${sayCount(days, "day")}: “${shorten(last?.text ?? "", LONGEST_QUOTE)}”`,
    detail: "The cards differed each time; the question didn’t. That’s a count.",
    suggestion:
      "Park it until a date: write down when you’ll look at it next, and leave it until then. Or ask a person who can answer.",
    isNothingYet: false,
    picture: { type: "progress", have: rows.length, need: LEAST_TIMES, unit: "times the same question" },
    table: {
      columns: ["Day", "What you asked"],
      rows: rows.map(({ local, text }) => [calendarDay(local.day), text]),
      quotedAt: rows.map(({ at }) => at.toISOString()),
    },
    sources: sourcesOf(rows),
    newestAt: last?.at.toISOString() ?? null,
    isPrediction: false,
  };
}
