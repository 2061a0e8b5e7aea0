import { appendTo } from "#domain/append-to.ts";
import { calendarDay } from "#domain/calendar-days.ts";
import type { Pattern } from "#domain/patterns/pattern.ts";
import { THEME_WORDS, type Theme } from "#domain/readings/themes.ts";
import { capitalised } from "#domain/text/capitalised.ts";
import { DAY_MS } from "#domain/time.ts";
import { WEEKDAYS } from "#domain/weekdays.ts";
import { weekdayTest } from "../statistics/circular.ts";
import { formatChance, sayCount, sourcesOf } from "./say.ts";
import { unitsOf } from "./theme-looks.ts";
import { weekdayPicture } from "./theme-patterns.ts";
import type { ThemedReading } from "./usable-rows.ts";

const LEAST_READINGS = 3;
const LEAST_SPAN_MS = 14 * DAY_MS;
const LEAST_BLOCKS = 2;
/** The least number of days from which a concentration on one weekday is reported. */
const LEAST_DAYS = 8;
/** The chance above which the text says plainly that it is no loop. */
const OFTEN = 0.05;

/**
 * Returns what comes up most, as plain counts: nobody knows how often a theme comes up by chance, so nothing is
 * claimed. `loops` are the themes that are already shown as a loop; they are left out.
 */
export function themeCounts(readings: readonly ThemedReading[], loops: ReadonlySet<Theme>): Pattern[] {
  const byTheme = new Map<Theme, ThemedReading[]>();
  for (const reading of readings) {
    if (reading.theme) appendTo(byTheme, reading.theme, reading);
  }
  const [most] = [...byTheme].sort(([, one], [, other]) => other.length - one.length);
  if (!most) return [];
  const [theme, rows] = most;
  if (loops.has(theme) || !isRecurring(rows)) return [];
  return [countOf(theme, rows, readings), ...weekdaysOf(theme, rows)];
}

function isRecurring(rows: readonly ThemedReading[]): boolean {
  const span = (rows.at(-1)?.at.getTime() ?? 0) - (rows[0]?.at.getTime() ?? 0);
  return rows.length >= LEAST_READINGS && span >= LEAST_SPAN_MS && countBlocks(rows) >= LEAST_BLOCKS;
}

/** Returns the number of blocks of these readings. A reading without a block counts as one of its own. */
function countBlocks(rows: readonly ThemedReading[]): number {
  return new Set(rows.map(({ blockId, id }) => blockId ?? id)).size;
}

function countOf(theme: Theme, rows: readonly ThemedReading[], all: readonly ThemedReading[]): Pattern {
  const days = ((rows.at(-1)?.at.getTime() ?? 0) - (rows[0]?.at.getTime() ?? 0)) / DAY_MS;
  return {
    id: `count:${theme}`,
    kind: "not-a-loop",
    label: "counted",
    headline: `${capitalised(THEME_WORDS[theme])} keeps coming up: ${sayCount(rows.length, "reading")} of ${all.length}.`,
    detail: `${capitalised(sayCount(rows.length, "reading"))} of ${all.length}, in ${sayCount(countBlocks(rows), "block")}, over ${sayCount(Math.round(days / 7), "week")}. That’s a count. I have no odds to hold it against, so I don’t call it a loop.`,
    suggestion: "Say it to one person, in one sentence. Out loud it’s usually shorter.",
    isNothingYet: false,
    theme,
    picture: weekdayPicture(rows, null),
    table: {
      columns: ["Day", "Block type"],
      rows: rows.map(({ local, blockTypeId }) => [calendarDay(local.day), blockTypeId]),
    },
    sources: sourcesOf(rows),
    newestAt: rows.at(-1)?.at.toISOString() ?? null,
    isPrediction: false,
  };
}

/**
 * Returns the weekday on which the theme comes up most, with what chance does. It claims nothing; otherwise it would be
 * a loop.
 */
function weekdaysOf(theme: Theme, rows: readonly ThemedReading[]): Pattern[] {
  const days = unitsOf(rows, { unitOf: ({ local }) => String(local.day) });
  if (days.length < LEAST_DAYS) return [];
  const counts = WEEKDAYS.map((_, weekday) => days.filter(({ local }) => local.weekday === weekday).length);
  const { weekday, count, of, p } = weekdayTest(counts);
  const isNothingYet = p < OFTEN;
  const verdict = isNothingYet
    ? "That’s rare, but I look at many things and often, and then rare things turn up. Nothing yet."
    : "That’s what chance looks like.";
  return [
    {
      id: `weekdays:${theme}`,
      kind: "not-a-loop",
      label: isNothingYet ? "nothing yet" : "not a loop",
      headline: `${capitalised(THEME_WORDS[theme])} has no day of its own.`,
      detail: `${count} of ${of} days with it were ${WEEKDAYS[weekday]}s. Chance alone puts as many on some weekday ${formatChance(p)}. ${verdict}`,
      isNothingYet,
      theme,
      picture: weekdayPicture(days, weekday),
      table: {
        columns: ["Weekday", "Days"],
        rows: WEEKDAYS.map((name, index) => [name, String(counts[index] ?? 0)]),
      },
      sources: sourcesOf(days),
      newestAt: days.at(-1)?.at.toISOString() ?? null,
      isPrediction: false,
    },
  ];
}
