import type { InsightOutput } from "#contract/insights.ts";
import { linesAfterPlan } from "#domain/asking/answers.ts";
import { languageOf, type TextLanguage } from "#domain/asking/asking-language.ts";
import { fillGaps, wordsFor } from "#domain/asking/asking-words.ts";
import { planSentence } from "#domain/asking/plan-sentence.ts";
import { dayOfDifference, sayWeekday } from "#domain/asking/say-moment.ts";

type Written = Pick<InsightOutput, "userContext" | "answers" | "reading">;

/** The person's plan in one sentence. Each part may be empty. */
export interface Plan {
  /** When and where, such as `Saturday after breakfast, at the kitchen table: `. */
  time: string;
  act: string;
  /** What they will say or write, word for word. */
  words: string;
}

/** A line of the page under a label, which is the only text on it that is not the person's. */
export interface LabelledLine {
  name: "difference" | "obstacle" | "then";
  label: string;
  text: string;
  /** What kind of obstacle it is, in a word or two. */
  kind?: string;
}

/** What stands on the page of a person's own words, in its order. What they skipped is left out. */
export interface PlanLines {
  language: TextLanguage;
  heavy: string;
  plan: Plan | null;
  rows: LabelledLine[];
}

interface Days {
  /** The person's calendar day on which the page was written. */
  writtenOn: string;
  today: string;
}

export function planLines({ userContext, answers = {}, reading }: Written, days: Days): PlanLines {
  const language = languageOf(userContext);
  return {
    language,
    heavy: answers.heavySentence ?? reading?.headline ?? userContext,
    plan: planOf(answers, language),
    rows: rowsOf(answers, language, days),
  };
}

type Answers = NonNullable<InsightOutput["answers"]>;

function planOf({ act, words = "", when }: Answers, language: TextLanguage): Plan | null {
  const { time, rest } = planSentence({ ...(act && { act }), ...(when && { when }) }, language);
  if (time === "" && rest === "" && words === "") return null;
  return { time, act: words === "" ? rest : rest.replace(/\.$/, ":"), words };
}

function rowsOf(answers: Answers, language: TextLanguage, days: Days): LabelledLine[] {
  const { plan, questions } = wordsFor(language);
  const { difference, obstacle } = answers;
  const kind = obstacle?.kind && questions.obstacle.kinds[obstacle.kind];
  const labels = { difference: differenceLabel(language, days), obstacle: plan.obstacle, then: plan.then };
  const texts = { difference, obstacle: obstacle?.text ?? kind, then: obstacle?.then };
  return linesAfterPlan(answers).flatMap((name) => {
    const text = texts[name];
    if (!text) return [];
    const hasKind = name === "obstacle" && obstacle?.text !== undefined && kind !== undefined;
    return [{ name, label: labels[name], text, ...(hasKind && { kind }) }];
  });
}

/** Returns the label of what would be different. It names the day until that day is over. */
export function differenceLabel(language: TextLanguage, { writtenOn, today }: Days): string {
  const { plan } = wordsFor(language);
  const day = dayOfDifference(writtenOn);
  return today > day ? plan.differenceLater : fillGaps(plan.difference, { day: sayWeekday(day, language) });
}
