// The answers that stand under a person's plan, on their page and in its text.
import { foldText } from "../search/fold-text.ts";
import { wordCount } from "../text/count-words.ts";
import type { Answers, Obstacle, ObstacleKind } from "./answers.ts";
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
 * it. Where it is shame or pain, only that is named: readers were hurt by their own hardest words in print.
 */
export function linesUnderPlan(
  { difference, obstacle = {} }: Answers,
  language: TextLanguage,
): LabelledLine[] {
  const words = wordsFor(language);
  const wish = lineOf("difference", words.plan.difference, known(difference, words));
  const way = obstacleLine(obstacle, words);
  const then = lineOf("then", thenLabel(obstacle.kind, words), known(obstacle.then, words));
  if (then.length === 0) return [...way, ...wish];
  return [...wish, ...(isTender(obstacle.kind) ? [] : way), ...then];
}

function obstacleLine({ text, kind }: Obstacle, { plan, questions }: AskingWords): LabelledLine[] {
  const kindWords = kind && questions.obstacle.kinds[kind];
  if (text === undefined || isTender(kind)) return lineOf("obstacle", plan.obstacle, kindWords);
  return lineOf("obstacle", plan.obstacle, text).map((line) => ({
    ...line,
    ...(kindWords && { kind: kindWords }),
  }));
}

function isTender(kind: ObstacleKind | undefined): boolean {
  return kind === "ashamed" || kind === "hurts";
}

function thenLabel(kind: ObstacleKind | undefined, { plan }: AskingWords): string {
  if (kind === "ashamed") return plan.thenAshamed;
  return kind === "hurts" ? plan.thenHurts : plan.then;
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
