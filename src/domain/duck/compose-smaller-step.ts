/** A step in two minutes, made of the step's own words: how much of it is bounded, what it is about stays. */
import { STEP_MAX } from "../readings/lengths.ts";
import { trimEndWhere } from "../text/trim-end.ts";
import { DANGLING } from "./lexicon/closed-words.ts";

/** What its first word asks for, and how little of it is enough. The first that fits is used. */
const BOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:write|draft|describe|list|note|name|type|sketch|draw|make)$/, "only the first line"],
  [/^(?:send|tell|ask|mail|email|call|phone|reply|answer|text|message|say|invite)$/, "typed and not sent"],
  [/^(?:read|reread|review|look|watch|check|study|listen)$/, "only the beginning"],
  [/^(?:open|find|search|get|put|fetch|take|bring|clear|tidy|clean|sort|delete)$/, "only what lies nearest"],
  [/^(?:decide|choose|pick|compare|weigh|plan|schedule|book|set|arrange)$/, "on paper, and nothing decided"],
  [/^(?:have|meet|sit|go|walk|run|work|practise|practice|build|cook|fix|finish)$/, "only getting ready"],
];
const ANY = "then stop wherever you are";

const MAX_WORDS = 16;
const LEAST_WORDS = 3;
const JOINING = /^(?:and|then|so|but|until|before|after|without)$/i;
const TIME =
  "(?:an?|one|two|three|five|ten|fifteen|twenty|thirty|forty|sixty|\\d+|half an) (?:minute|hour|day|min)s?";
/** Beside 'two minutes' these would contradict. */
const SPEND = new RegExp(`^(?:spend|give|take) ${TIME} (?:on|with|to|for) `, "iu");
const LENGTH_OF_TIME = new RegExp(`,? (?:for|in|within|under) ${TIME}\\b`, "giu");

/** Two minutes of a step, as one sentence. The same step gives the same words. */
export function composeSmallerStep(step: string): string {
  const clause = firstClause(step);
  if (clause === "") return "Two minutes, only getting ready: sit down where you would do it.";
  const [verb = ""] = clause.toLowerCase().split(" ");
  const bound = BOUNDS.find(([pattern]) => pattern.test(verb))?.[1] ?? ANY;
  return `Two minutes, ${bound}: ${lowered(clause)}.`;
}

/** What the step asks for first: no second thing to do, nothing of how long. */
function firstClause(step: string): string {
  const clean = step.slice(0, STEP_MAX).replace(/\s+/g, " ").trim();
  const sentence = clean.split(/(?<=[.!?…:;])\s+/)[0] ?? "";
  const [first = ""] = sentence.split(/, (?:and|then|but|so) /);
  const timeless = first.replace(SPEND, "Sit down with ").replace(LENGTH_OF_TIME, "");
  return trimEndWhere(shortened(timeless.split(" ")).join(" "), /[\s.,;:!?…–—-]/);
}

/** What is too long ends at its last comma or joining word, or at a word that can end a sentence. */
function shortened(words: string[]): string[] {
  if (words.length <= MAX_WORDS) return words;
  const kept = words.slice(0, MAX_WORDS);
  const lastComma = kept.findLastIndex((word) => word.endsWith(","));
  const lastJoin = words.slice(0, MAX_WORDS + 1).findLastIndex((word) => JOINING.test(word));
  const end = Math.max(lastComma + 1, lastJoin);
  if (end >= LEAST_WORDS) return words.slice(0, end);
  while (kept.length > LEAST_WORDS && DANGLING.has((kept.at(-1) ?? "").toLowerCase())) kept.pop();
  return kept;
}

/** A name or an acronym at the beginning stays as it is. */
function lowered(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
