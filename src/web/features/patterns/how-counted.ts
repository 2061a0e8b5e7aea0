// Explains how trends and achievements are counted. The entries that were counted are not listed, because they are
// too many or too plain.
import type { PatternsOutput, TrendOutput } from "#contract/patterns.ts";
import { type Achievement, HALF_LIFE_DAYS, type Trend } from "#domain/patterns/pattern.ts";
import type { WhyQuestion } from "./why-sheet.tsx";

const TRENDS: Record<Trend["id"], string> = {
  readings: "The readings made in a week. Heavy ones are left out.",
  opened: "The blocks added in a week. Heavy ones are left out.",
  resolved: "How often a block was set to resolved in a week. Heavy ones are left out.",
  strength: `Every step done counts as one, every step partly done as a half, every block closed as one. Each of them counts half as much after ${HALF_LIFE_DAYS} days.`,
  mood: "Each of your messages to Rob counts as 1, 0 or −1 by its words, which is a guess. A week has the mean of its messages, if there are enough.",
};

const ACHIEVEMENTS: Record<Achievement["id"], string> = {
  closed: "Counted each time a block was set to resolved.",
  parked: "Counted each time a block was paused.",
  "small-step": "Counted for each step done that takes five minutes or less.",
  "came-back": "Counted for each return after three weeks or more without a reading, a step or a word.",
  "kept-promise": "Counted for each step done that you had given a day or a guess.",
  reopened: "Counted each time a resolved or archived block was made active again.",
  smaller: "Counted for each step that was done or answered in its smaller version.",
  "said-enough": "Counted for each day on which you stopped after the third reading or a later one.",
};

const COUNTED = "Counted from your own entries.";

/** Returns what the dialog says of all series: how each is counted, and a table with a row for each week. */
export function whyTrends(trends: readonly TrendOutput[], formatDay: (at: string) => string): WhyQuestion {
  const [first] = trends;
  return {
    sentences: trends.map(({ id, title, summary }) =>
      [`${title}: ${summary}`, ...textOf(TRENDS, id)].join(" "),
    ),
    sources: [],
    counted: COUNTED,
    table: {
      columns: ["week of", ...trends.map(({ title }) => title)],
      rows: (first?.weeks ?? []).map(({ from }, week) => [
        formatDay(from),
        ...trends.map(({ weeks }) => sayValue(weeks[week])),
      ]),
    },
  };
}

/** Returns the value of a week as text, with the interval of a mean that has one. */
function sayValue(week: TrendOutput["weeks"][number] | undefined): string {
  if (!week || week.value === null) return "not known";
  const { value, lower, upper } = week;
  const range = lower === undefined || upper === undefined ? "" : ` (${rounded(lower)} to ${rounded(upper)})`;
  return `${rounded(value)}${range}`;
}

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

export function whyAchievements(
  achievements: PatternsOutput["achievements"],
  formatDay: (at: string) => string,
): WhyQuestion {
  return {
    sentences: achievements.map(({ id, title, at }) =>
      [`${title}, first on ${formatDay(at)}.`, ...textOf(ACHIEVEMENTS, id)].join(" "),
    ),
    sources: [],
    counted: COUNTED,
  };
}

/** Returns the text for an id, or an empty list for an id that this version of the page does not know. */
function textOf(texts: Readonly<Record<string, string>>, id: string): string[] {
  const text = Object.hasOwn(texts, id) ? texts[id] : undefined;
  return text === undefined ? [] : [text];
}
