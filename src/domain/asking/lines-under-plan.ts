// The answers that stand under a person's plan, on their page and in its text.
import { foldText } from "../search/fold-text.ts";
import { wordCount } from "../text/count-words.ts";
import type { Answers, Obstacle } from "./answers.ts";
import type { TextLanguage } from "./asking-language.ts";
import { type AskingWords, wordsFor } from "./asking-words.ts";

/** A line under a label, which is the only text of it that is not the person's. */
export interface LabelledLine {
  name: "difference" | "obstacle" | "then";
  label: string;
  text: string;
  /** What kind of obstacle it is, in a word or two. */
  kind?: string;
}

/**
 * Returns the lines in their order; what was skipped is left out. What gets in the way does not stand last, with nothing against
 * it. Shame and pain are not printed: readers were hurt by their own hardest words, and did not want them said in other ones.
 */
export function linesUnderPlan(
  { difference, obstacle = {} }: Answers,
  language: TextLanguage,
): LabelledLine[] {
  const words = wordsFor(language);
  const wish = lineOf("difference", words.plan.difference, known(difference, words));
  const way = obstacleLine(obstacle, words);
  const then = lineOf("then", words.plan.then, known(obstacle.then, words));
  return then.length === 0 ? [...way, ...wish] : [...wish, ...way, ...then];
}

/**
 * Returns the answers with a plan where there is one in them: somebody who named no act has said what they will do when it gets
 * hard. What they will do when it hurts may be to stop, so that is no plan.
 */
export function withPlan(answers: Answers, language: TextLanguage): Answers {
  const { act, words, obstacle: { then, ...obstacle } = {} } = answers;
  const planned = known(then, wordsFor(language));
  if (act !== undefined || words !== undefined || planned === "" || obstacle.kind === "hurts") return answers;
  return { ...answers, act: planned, obstacle };
}

function obstacleLine({ text, kind }: Obstacle, { plan, questions }: AskingWords): LabelledLine[] {
  if (kind === "ashamed" || kind === "hurts") return [];
  const kindWords = kind && questions.obstacle.kinds[kind];
  if (text === undefined) return lineOf("obstacle", plan.obstacle, kindWords);
  return lineOf("obstacle", plan.obstacle, text).map((line) => ({
    ...line,
    ...(kindWords && { kind: kindWords }),
  }));
}

function lineOf(name: LabelledLine["name"], label: string, text = ""): LabelledLine[] {
  return text === "" ? [] : [{ name, label, text }];
}

const BETWEEN_CLAUSES = /(?<=[.,;:!?…]) +/;

/** The fewest words beside "I don't know" that make an answer. */
const LEAST_WORDS = 3;

/** Returns an answer as it was typed; empty where it says little more than that the person does not know. */
function known(answer = "", { shrugs }: AskingWords): string {
  const folded = shrugs.map(foldText);
  const isShrug = (clause: string) =>
    folded.includes(foldText(clause.replace(/[^\p{L}\p{M}\s]/gu, "")).trim());
  const clauses = answer.split(BETWEEN_CLAUSES);
  const rest = clauses.filter((clause) => !isShrug(clause));
  const isKept = rest.length === clauses.length || wordCount(rest.join(" ")) >= LEAST_WORDS;
  return isKept ? answer : "";
}
