/** Makes a step small enough for two minutes, or for thirty seconds: limits the amount and keeps the step's own words. */

import { type AskingLanguage, askingLanguage, languageOf } from "#domain/asking/asking-language.ts";
import type { SmallerStepRequest } from "#domain/duck/duck-request.ts";
import { closeQuotes } from "#domain/readings/close-quotes.ts";
import { STEP_MAX } from "#domain/readings/lengths.ts";
import { isSmallAlready } from "#domain/readings/own-steps.ts";
import { shortenToClause } from "#domain/readings/step-title.ts";
import { firstSentenceOf } from "#domain/text/first-sentence.ts";
import { trimEndWhere } from "#domain/text/trim-end.ts";
import smallerSteps from "./words/smaller-steps.json" with { type: "json" };

type Shrinking = Pick<SmallerStepRequest, "step" | "minutes" | "userContext">;

/** How the amount of a step is limited in one language. */
interface SmallerWords {
  two: string;
  thirty: string;
  /** The limits by the step's first word. */
  bounds: readonly { verbs: readonly string[]; say: string }[];
  any: string;
  smallest: string;
  empty: string;
}

const WORDS: Record<AskingLanguage, SmallerWords> = smallerSteps;
const MOST_WORDS = 24;
const ALL = Object.values(WORDS).flatMap(({ two, thirty }) => [two, thirty]);
/** The beginning of a step that this module made. */
const MADE_HERE = new RegExp(`^(?:${ALL.join("|")}), [^:]{1,60}: `);

/**
 * Returns a version of a step that takes two minutes, as one sentence; thirty seconds if the step takes two minutes or
 * less. The same step gives the same words.
 */
export function shrinkStep({ step, minutes, userContext }: Shrinking): string {
  const whole = step.slice(0, STEP_MAX).replace(/\s+/g, " ").trim();
  const isSmall = MADE_HERE.test(whole) || isSmallAlready({ minutes });
  // A step alone is too short to tell its language.
  const language = askingLanguage(languageOf(`${whole} ${userContext}`));
  const words = WORDS[language];
  const time = isSmall ? words.thirty : words.two;
  const clause = firstClauseOf(whole.replace(MADE_HERE, ""));
  if (clause === "") return `${time}, ${words.empty}`;
  const [verb = ""] = clause.toLowerCase().split(" ");
  const bound = words.bounds.find(({ verbs }) => verbs.includes(verb))?.say ?? words.any;
  return `${time}, ${isSmall ? words.smallest : bound}: ${language === "de" ? clause : lowered(clause)}.`;
}

function firstClauseOf(step: string): string {
  const words = firstSentenceOf(step).split(" ");
  return closeQuotes(trimEndWhere(shortenToClause(words, MOST_WORDS), /[\s.,;:!?…–—-]/));
}

/** Returns the text with a small first letter. An acronym at its beginning stays as it is. In German a noun may come first. */
function lowered(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
