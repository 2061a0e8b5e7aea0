// Explains how trends and achievements are counted. The entries that were counted are not listed, because they are
// too many or too plain.
import type { PatternsOutput, TrendOutput } from "#contract/patterns.ts";
import { type Achievement, HALF_LIFE_DAYS, type Trend } from "#domain/patterns/pattern.ts";
import type { WhyQuestion } from "./why-sheet.tsx";

const TRENDS: Record<Trend["id"], string> = {
  readings: "Each column is a week: the readings made in it. Heavy ones are left out.",
  opened: "Each column is a week: the blocks added in it. Heavy ones are left out.",
  resolved: "Each column is a week: how often a block was set to resolved in it. Heavy ones are left out.",
  strength: `Every step done counts as one, every step partly done as a half, every block closed as one. Each of them counts half as much after ${HALF_LIFE_DAYS} days.`,
  mood: "Each of your messages to Rob counts as 1, 0 or −1 by its words, which is a guess. A dot is the mean of a week that has enough of them.",
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

export function whyTrend({ id, title, summary }: TrendOutput): WhyQuestion {
  return {
    sentences: [`${title}: ${summary}`, ...textOf(TRENDS, id)],
    sources: [],
    counted: COUNTED,
  };
}

export function whyAchievement({ id, title }: PatternsOutput["achievements"][number]): WhyQuestion {
  return { sentences: [`${title}.`, ...textOf(ACHIEVEMENTS, id)], sources: [], counted: COUNTED };
}

/** Returns the text for an id, or an empty list for an id that this version of the page does not know. */
function textOf(texts: Readonly<Record<string, string>>, id: string): string[] {
  const text = Object.hasOwn(texts, id) ? texts[id] : undefined;
  return text === undefined ? [] : [text];
}
