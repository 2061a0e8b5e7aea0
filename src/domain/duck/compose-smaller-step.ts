/** Makes a step small enough for two minutes, or for thirty seconds: limits the amount and keeps the step's own words. */
import smallerSteps from "#content/duck/smaller-steps.json" with { type: "json" };
import { closeQuotes } from "../readings/close-quotes.ts";
import { STEP_MAX } from "../readings/lengths.ts";
import { isSmallAlready } from "../readings/own-steps.ts";
import { firstSentenceOf } from "../text/first-sentence.ts";
import { trimEndWhere } from "../text/trim-end.ts";
import { DANGLING } from "./lexicon/closed-words.ts";

/** The phrases that limit the amount of a step, by the step's first word. */
const BOUNDS: ReadonlyMap<string, string> = new Map(
  smallerSteps.bounds.flatMap(({ verbs, say }) => verbs.map((verb): [string, string] => [verb, say])),
);

const MAX_WORDS = 16;
const MAX_WORDS_WITH_COLON = 30;
const LEAST_WORDS = 3;
const JOINING = /^(?:and|then|so|but|until|before|after|without)$/i;
const TIME =
  "(?:an?|one|two|three|five|ten|fifteen|twenty|thirty|forty|sixty|\\d+|half an) (?:minute|hour|day|min)s?";
/** Matches a duration that would contradict 'two minutes'. */
const SPEND = new RegExp(`^(?:spend|give|take) ${TIME} (?:on|with|to|for) `, "iu");
const LENGTH_OF_TIME = new RegExp(`,? (?:for|in|within|under) ${TIME}\\b`, "giu");

const { two: TWO, thirty: THIRTY } = smallerSteps.times;
/** Matches a sentence that is a step of this module. */
export const OFFERED_STEP = new RegExp(`^(?:${TWO}|${THIRTY}), `);
/** Matches a text with a step of this module that takes thirty seconds. */
export const SMALLER_STEP = new RegExp(`(?:^|\\s)${THIRTY}, `);
/** The beginning of a step that already takes two minutes or less, or that this module made. */
const ALREADY_SMALL = new RegExp(`^(?:${TWO}|${THIRTY}),? (?:[^:]{1,60}: )?`, "i");

/**
 * Returns a version of a step that takes two minutes, as one sentence; thirty seconds if the step takes two minutes or
 * less. `minutes` is how long the step takes, if known. The same step gives the same words.
 */
export function composeSmallerStep(step: string, minutes?: number): string {
  const isSmall = ALREADY_SMALL.test(step) || isSmallAlready({ minutes });
  const time = isSmall ? THIRTY : TWO;
  const clause = firstClause(step.slice(0, STEP_MAX).replace(ALREADY_SMALL, ""));
  if (clause === "") return `${time}, ${smallerSteps.empty}`;
  const [verb = ""] = clause.toLowerCase().split(" ");
  const bound = isSmall ? smallerSteps.smallest : (BOUNDS.get(verb) ?? smallerSteps.any);
  return `${time}, ${bound}: ${withEndMark(closeQuotes(lowered(clause)))}`;
}

/** Returns the clause as a sentence. A quotation at its end keeps its own end mark, and a comma there becomes a period. */
function withEndMark(clause: string): string {
  const ended = clause.replace(/[,;:](?=[’”]$)/, ".");
  return /[.!?…][’”]$/.test(ended) ? ended : `${ended}.`;
}

/** Returns the first action of the step without its duration. */
function firstClause(step: string): string {
  const clean = step.replace(/\s+/g, " ").trim();
  const sentence = firstSentenceOf(clean).split(/(?<=;)\s+/)[0] ?? "";
  const [first = ""] = sentence.split(/,[’”]? (?:and|then|but|so) /);
  const timeless = first.replace(SPEND, "Sit down with ").replace(LENGTH_OF_TIME, "");
  return trimEndWhere(shortened(timeless.split(" ")).join(" "), /[\s.,;:!?…–—-]/);
}

/** Cuts a long step at its last comma or conjunction, else at a word that can end a sentence. */
function shortened(words: string[]): string[] {
  // What follows a colon says what the step is: "Write three lines: who comes in, what they want, how it ends."
  const most = words.some((word) => word.endsWith(":")) ? MAX_WORDS_WITH_COLON : MAX_WORDS;
  if (words.length <= most) return words;
  const kept = words.slice(0, most);
  const lastComma = kept.findLastIndex((word) => /,[’”]?$/.test(word));
  const lastJoin = words.slice(0, most + 1).findLastIndex((word) => JOINING.test(word));
  const end = Math.max(lastComma + 1, lastJoin);
  const quoted = wholeQuote(words, end >= LEAST_WORDS ? end : most);
  if (quoted) return quoted;
  if (end >= LEAST_WORDS) return words.slice(0, end);
  while (kept.length > LEAST_WORDS && DANGLING.has((kept.at(-1) ?? "").toLowerCase())) kept.pop();
  return kept;
}

/**
 * Returns the words up to the end of the clause with the quotation that a cut at `end` would split; `null` if it splits
 * none.
 */
function wholeQuote(words: readonly string[], end: number): string[] | null {
  const kept = words.slice(0, end).join(" ");
  if (kept.lastIndexOf("“") <= kept.lastIndexOf("”")) return null;
  const close = words.findIndex((word, index) => index >= end && word.includes("”"));
  if (close < 0) return null;
  const rest = words.slice(close + 1).findIndex((word) => word.endsWith(",") || JOINING.test(word));
  const last =
    words[close]?.endsWith(",") || rest < 0
      ? close + 1
      : close + 1 + rest + (words[close + 1 + rest]?.endsWith(",") ? 1 : 0);
  return words.slice(0, last);
}

/** Returns the text with a small first letter. An acronym at its beginning stays as it is. */
function lowered(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
