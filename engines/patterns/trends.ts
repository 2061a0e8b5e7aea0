// Weekly series. A week is seven of the person's days, also where a clock is changed in it. The last one ends with today.
import { addDays, daysFrom } from "#domain/calendar-days.ts";
import type { Trend } from "#domain/patterns/pattern.ts";
import { dayOf, dayStart } from "#domain/plans/day.ts";
import { counted } from "#domain/text/counted.ts";
import { WEEK_DAYS } from "#domain/weekdays.ts";
import { beginningOf, graveReadingsOf, type History, rowsWithout } from "./history.ts";
import { shareInterval } from "./statistics/beta.ts";
import { type Act, strengthAt } from "./strength.ts";

const LEAST_WEEKS = 12;
const MOST_WEEKS = 26;
/** The least number of messages of a week whose mood is shown. */
const MESSAGES_FOR_MOOD = 2;
const SCORES = { positive: 1, neutral: 0, negative: -1 } as const;
const PARTLY = 0.5;

interface Week {
  from: Date;
  until: Date;
  /** False for a week before the first row. */
  isKnown: boolean;
}

/** Returns the five series; none if the person has no rows. Grave rows are left out. */
export function findTrends(history: History, now: Date): Trend[] {
  const first = beginningOf(history);
  if (!first) return [];
  const weeks = weeksUntil(now, first, history.zone);
  const blocks = history.blocks.filter(({ isGrave }) => !isGrave);
  const calm = rowsWithout(graveReadingsOf(history), history);
  const readings = calm.readings.map(({ at }) => at);
  const opened = blocks.map(({ createdAt }) => createdAt);
  const resolved = blocks.flatMap(({ changes }) =>
    changes.filter(({ to }) => to === "resolved").map(({ at }) => at),
  );
  return [
    counting(weeks, { id: "readings", title: "Readings", unit: "reading" }, readings),
    counting(weeks, { id: "opened", title: "Blocks opened", unit: "block" }, opened),
    counting(weeks, { id: "resolved", title: "Blocks resolved", unit: "block" }, resolved),
    strength(weeks, actsOf(history, resolved)),
    mood(weeks, calm.words),
  ];
}

function weeksUntil(now: Date, first: Date, timeZone: string): Week[] {
  const today = dayOf(now, { timeZone });
  const days = daysFrom(dayOf(first, { timeZone }), today) + 1;
  const count = Math.min(MOST_WEEKS, Math.max(LEAST_WEEKS, Math.ceil(days / WEEK_DAYS)));
  const starts = Array.from({ length: count }, (_, index) =>
    dayStart(addDays(today, 1 - (count - index) * WEEK_DAYS), timeZone),
  );
  return starts.map((from, index) => {
    const until = starts[index + 1] ?? now;
    return { from, until, isKnown: until > first };
  });
}

/** Returns the rows of each week, in one pass over the rows. */
function byWeek<Row extends { at: Date }>(weeks: readonly Week[], rows: readonly Row[]): Row[][] {
  const found: Row[][] = weeks.map(() => []);
  for (const row of rows) found[weeks.findLastIndex(({ from }) => from <= row.at)]?.push(row);
  return found;
}

function counting(
  weeks: readonly Week[],
  { id, title, unit }: { id: Trend["id"]; title: string; unit: string },
  times: readonly Date[],
): Trend {
  const counts = byWeek(
    weeks,
    times.map((at) => ({ at })),
  ).map(({ length }) => length);
  const values = weeks.map(({ isKnown }, index) => (isKnown ? (counts[index] ?? 0) : null));
  const known = values.filter((value) => value !== null);
  const all = known.reduce((sum, value) => sum + value, 0);
  return {
    id,
    title,
    summary: `${counted(all, unit)} in ${counted(known.length, "week")}, ${values.at(-1) || "none"} of them in the last seven days.`,
    weeks: weeks.map(({ from }, index) => ({ from: from.toISOString(), value: values[index] ?? null })),
  };
}

function actsOf({ steps }: History, resolved: readonly Date[]): Act[] {
  const weights = { done: 1, partly: PARTLY, "not-done": 0, "no-longer-matters": 0 };
  return [
    ...steps.map(({ at, outcome }) => ({ at, weight: weights[outcome] })).filter(({ weight }) => weight > 0),
    ...resolved.map((at) => ({ at, weight: 1 })),
  ];
}

function strength(weeks: readonly Week[], acts: readonly Act[]): Trend {
  const values = weeks.map(({ until, isKnown }) => (isKnown ? strengthAt(acts, until) : null));
  const [last, before] = [values.at(-1) ?? 0, values.at(-2) ?? 0];
  const way =
    last > before
      ? "It rose this week."
      : "It fades when nothing is done, and one step brings some of it back.";
  return {
    id: "strength",
    title: "Strength",
    summary: `Steps done and blocks closed, counting half after 14 days. ${way}`,
    weeks: weeks.map(({ from }, index) => ({ from: from.toISOString(), value: values[index] ?? null })),
  };
}

function mood(weeks: readonly Week[], words: History["words"]): Trend {
  const told = words.flatMap(({ at, kind, sentiment }) =>
    kind === "message" && sentiment !== null ? [{ at, score: SCORES[sentiment] }] : [],
  );
  const moods = byWeek(weeks, told).map((messages) => moodOf(messages.map(({ score }) => score)));
  const known = moods.filter(({ value }) => value !== null).length;
  return {
    id: "mood",
    title: "Mood of the chat",
    summary:
      known === 0
        ? "Nothing yet. A week needs two messages before I can tell its mood."
        : `Guessed from the words of ${counted(told.length, "message")}; ${counted(known, "week")} had enough of them to say.`,
    weeks: weeks.map(({ from }, index) => ({ value: null, ...moods[index], from: from.toISOString() })),
  };
}

/**
 * Returns the mean of a week's scores from -1 to 1, with the number of messages and a 90 % interval. The mean is a share of
 * the way from -1 to 1, so its interval is that of a share (`shareInterval`), rather too wide.
 */
function moodOf(scores: readonly number[]): Omit<Trend["weeks"][number], "from"> {
  const of = scores.length;
  if (of < MESSAGES_FOR_MOOD) return { value: null, count: of };
  const value = scores.reduce((sum, score) => sum + score, 0) / of;
  const { lower, upper } = shareInterval({ yes: ((value + 1) / 2) * of, of });
  return { value, count: of, lower: 2 * lower - 1, upper: 2 * upper - 1 };
}
