/** The title of an action step: at most ten words, no punctuation at its end. */

const MOST_WORDS = 10;
export const UNTITLED = "Untitled";
const TRAILING_PUNCTUATION = /[\p{P}\s]+$/u;

export function titleByRule(step: string): string {
  const words = wordsOf(step).slice(0, MOST_WORDS);
  const title = words.join(" ").replace(TRAILING_PUNCTUATION, "");
  return title === "" ? UNTITLED : title;
}

/** Whether the rule keeps every word, so that nobody needs to be asked for a shorter title. */
export function isShortEnough(step: string): boolean {
  return wordsOf(step).length <= MOST_WORDS;
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}
