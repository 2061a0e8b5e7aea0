/** Makes a step small enough for two minutes: limits the amount and keeps the step's own words. */
import { closeQuotes } from "../readings/close-quotes.ts";
import { STEP_MAX } from "../readings/lengths.ts";
import { trimEndWhere } from "../text/trim-end.ts";
import { DANGLING } from "./lexicon/closed-words.ts";

/** The first words of a step, each with its smaller version. The first match is used. */
const BOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:write|draft|describe|list|note|name|type|sketch|draw|make)$/, "only the first line"],
  [/^(?:send|tell|ask|mail|email|call|phone|reply|answer|text|message|say|invite)$/, "typed and not sent"],
  [/^(?:read|reread|review|look|watch|check|study|listen)$/, "only the beginning"],
  [/^(?:open|find|search|get|put|fetch|take|bring|clear|tidy|clean|sort|delete)$/, "only what lies nearest"],
  [/^(?:decide|choose|pick|compare|weigh|plan|schedule|book|set|arrange)$/, "on paper, and nothing decided"],
  [/^(?:have|meet|sit|go|walk|run|work|practise|practice|build|cook|fix|finish)$/, "only getting ready"],
];
const SMALLEST = "only the first move of it";
const ANY = "then stop wherever you are";

const MAX_WORDS = 16;
const MAX_WORDS_WITH_COLON = 30;
const LEAST_WORDS = 3;
const JOINING = /^(?:and|then|so|but|until|before|after|without)$/i;
const TIME =
  "(?:an?|one|two|three|five|ten|fifteen|twenty|thirty|forty|sixty|\\d+|half an) (?:minute|hour|day|min)s?";
/** Durations that would contradict 'two minutes'. */
const SPEND = new RegExp(`^(?:spend|give|take) ${TIME} (?:on|with|to|for) `, "iu");
const LENGTH_OF_TIME = new RegExp(`,? (?:for|in|within|under) ${TIME}\\b`, "giu");

/** The beginning of a step that already takes two minutes, or that this module made. */
const ALREADY_SMALL = /^two minutes,? (?:[^:]{1,60}: )?/i;

/**
 * Two minutes of a step, as one sentence; of a step that takes two minutes, thirty seconds. `minutes` is what the step
 * takes, where that is known. The same step gives the same words.
 */
export function composeSmallerStep(step: string, minutes?: number): string {
  const isSmall = ALREADY_SMALL.test(step) || minutes === 2;
  const time = isSmall ? "Thirty seconds" : "Two minutes";
  const clause = firstClause(step.slice(0, STEP_MAX).replace(ALREADY_SMALL, ""));
  if (clause === "") return `${time}, only getting ready: sit down where you would do it.`;
  const [verb = ""] = clause.toLowerCase().split(" ");
  const bound = isSmall ? SMALLEST : (BOUNDS.find(([pattern]) => pattern.test(verb))?.[1] ?? ANY);
  return `${time}, ${bound}: ${closeQuotes(lowered(clause))}.`;
}

/** The first action of the step, without a second action and without a duration. */
function firstClause(step: string): string {
  const clean = step.replace(/\s+/g, " ").trim();
  const sentence = clean.split(/(?<=[.!?…;])\s+/)[0] ?? "";
  const [first = ""] = sentence.split(/, (?:and|then|but|so) /);
  const timeless = first.replace(SPEND, "Sit down with ").replace(LENGTH_OF_TIME, "");
  return trimEndWhere(shortened(timeless.split(" ")).join(" "), /[\s.,;:!?…–—-]/);
}

/** Cuts a long step at its last comma or joining word, else at a word that can end a sentence. */
function shortened(words: string[]): string[] {
  // What follows a colon says what the step is: "Write three lines: who comes in, what they want, how it ends."
  const most = words.some((word) => word.endsWith(":")) ? MAX_WORDS_WITH_COLON : MAX_WORDS;
  if (words.length <= most) return words;
  const kept = words.slice(0, MAX_WORDS);
  const lastComma = kept.findLastIndex((word) => word.endsWith(","));
  const lastJoin = words.slice(0, MAX_WORDS + 1).findLastIndex((word) => JOINING.test(word));
  const end = Math.max(lastComma + 1, lastJoin);
  const quoted = wholeQuote(words, end >= LEAST_WORDS ? end : MAX_WORDS);
  if (quoted) return quoted;
  if (end >= LEAST_WORDS) return words.slice(0, end);
  while (kept.length > LEAST_WORDS && DANGLING.has((kept.at(-1) ?? "").toLowerCase())) kept.pop();
  return kept;
}

/** Where a cut at `end` would fall into a quotation: the words up to the end of the clause that holds it. */
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

/** A name or an acronym at the beginning stays as it is. */
function lowered(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
