import { trimEndWhere } from "../text/trim-end.ts";
import { STEP_MAX } from "./lengths.ts";

/** The title of an action step: at most ten words, no punctuation at its end. */

const MOST_WORDS = 10;
export const UNTITLED = "Untitled";

export function titleByRule(step: string): string {
  const words = wordsOf(step).slice(0, MOST_WORDS);
  const title = trimEndWhere(words.join(" "), /[\p{P}\s]/u);
  return title === "" ? UNTITLED : title;
}

/** Whether the rule keeps every word, so that nobody needs to be asked for a shorter title. */
export function isShortEnough(step: string): boolean {
  return step.length <= STEP_MAX && wordsOf(step).length <= MOST_WORDS;
}

/** Of the step's beginning: a stored step may be longer than a step of today can be. */
function wordsOf(step: string): string[] {
  return step
    .slice(0, STEP_MAX)
    .split(/\s+/)
    .filter((word) => word !== "");
}
