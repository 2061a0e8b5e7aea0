import { NUMBER_WORDS } from "./lexicon/closed-words.ts";
import { isPluralNoun } from "./lexicon/topic-nouns.ts";

export interface Counts {
  /** A duration, such as 'five weeks'; `null` if the text has none. */
  span: string | null;
  /** The duration in days. */
  spanDays: number;
  /** How often something happened, such as 'four times'. */
  times: string | null;
  /** A number of things, such as 'three drafts' or 'six unfinished songs'. */
  tally: string | null;
  /** A month or a day, such as 'September' or 'Friday'. */
  date: string | null;
  /** The time since which something has been so, such as 'March'. */
  since: string | null;
}

const NUMBER = `(?:\\d{1,3}|${Object.keys(NUMBER_WORDS).join("|")})`;
const DAYS: Record<string, number> = { day: 1, night: 1, week: 7, month: 30, year: 365, decade: 3650 };
const SPAN = new RegExp(
  `(?<![\\w-])(${NUMBER}|a few|several) (day|night|week|month|year|decade)s\\b(?! (?:\\w+ ){0,3}(?:left|to go)\\b)(?! (?:old|younger|older|ahead|left|to go|until|off|per|into))`,
);
const TIMES = new RegExp(`\\b(${NUMBER}) times\\b(?! (?:a|per|an|as) )`);
const TALLY = new RegExp(`\\b(${NUMBER}) ((?:[a-z]+ )?[a-z]+s)\\b`, "g");
const NOT_COUNTED =
  /^(?:days?|nights?|weeks?|months?|years?|decades?|hours?|minutes?|seconds?|times|of us|is|was|has|percent|thousands|hundreds|dollars|euros|pounds|words|people|always|as|us|others|kids|yes|this|does|its|perhaps|minus|plus)$/;
const MONTHS = "January|February|March|April|June|July|August|September|October|November|December";
const WEEKDAYS = "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday";

/** Returns the first number of each kind, worded as a person would say it. */
export function findNumbers(text: string, plain: string): Counts {
  const span = SPAN.exec(plain);
  const times = TIMES.exec(plain);
  return {
    span: span ? `${spelled(span[1] ?? "")} ${span[2]}s` : null,
    spanDays: span ? (countOf(span[1] ?? "") ?? 3) * (DAYS[span[2] ?? ""] ?? 1) : 0,
    times: times ? `${spelled(times[1] ?? "")} times` : null,
    tally: findTally(plain),
    date: dayOfMonth(text) ?? dateIn(text),
    since: dateIn(text.match(/\bsince \w+/i)?.[0] ?? ""),
  };
}

/** Returns a day such as 'the 14th of May'; `null` if the text has none. */
function dayOfMonth(text: string): string | null {
  return new RegExp(`\\bthe \\d{1,2}(?:st|nd|rd|th) of (?:${MONTHS})\\b`).exec(text)?.[0] ?? null;
}

/**
 * Returns a month or a weekday that follows a preposition or a similar word, because 'may' and 'march' may be verbs;
 * else `null`.
 */
function dateIn(text: string): string | null {
  const found = new RegExp(
    `\\b(?:in|since|by|on|from|until|before|due|due in|due on|last|this|next) (${MONTHS}|${WEEKDAYS})\\b`,
    "i",
  ).exec(text)?.[1];
  return found ? found.charAt(0).toUpperCase() + found.slice(1).toLowerCase() : null;
}

function findTally(plain: string): string | null {
  for (const [, number = "", noun = ""] of plain.matchAll(TALLY)) {
    const head = noun.split(" ").at(-1) ?? "";
    const first = noun.split(" ")[0] ?? "";
    const count = countOf(number) ?? 0;
    if (count < 2 || NOT_COUNTED.test(head) || NOT_COUNTED.test(first) || !isPluralNoun(head)) continue;
    if (/^(?:of|to|in|at|on|the|my|and|or|she|he|it|we|i|they|which|more|other|different)$/.test(first))
      continue;
    return `${spelled(number)} ${noun}`;
  }
  return null;
}

/** Returns the value of a number in digits or words; `null` for words such as 'a few'. */
export function countOf(number: string): number | null {
  if (/^\d+$/.test(number)) return Number(number);
  return NUMBER_WORDS[number] ?? null;
}

/** Returns a number up to twelve as a word, and a larger one as it is. */
export function spelled(number: string): string {
  const count = countOf(number);
  if (count === null || count > 12) return number;
  return (
    Object.keys(NUMBER_WORDS).find((word) => NUMBER_WORDS[word] === count) ?? (count === 1 ? "one" : number)
  );
}
