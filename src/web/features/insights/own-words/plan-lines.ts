import type { InsightOutput } from "#contract/insights.ts";
import { languageOf, type TextLanguage } from "#domain/asking/asking-language.ts";
import { type LabelledLine, linesUnderPlan, withPlan } from "#domain/asking/lines-under-plan.ts";
import { planSentence } from "#domain/asking/plan-sentence.ts";
import { heavyLineOf } from "#domain/asking/sentences-to-pick.ts";

type Written = Pick<InsightOutput, "userContext" | "answers">;

/** The person's plan in one sentence. Each part may be empty. */
export interface Plan {
  /** When and where, such as `Saturday after breakfast, at the kitchen table: `. */
  time: string;
  act: string;
  /** What they will say or write, word for word. */
  words: string;
}

/** What stands on the page of a person's own words, in its order. What they skipped is left out. */
export interface PlanLines {
  language: TextLanguage;
  heavy: string;
  plan: Plan | null;
  rows: LabelledLine[];
}

export function planLines({ userContext, answers: given = {} }: Written): PlanLines {
  const language = languageOf(userContext);
  const answers = withPlan(given, language);
  return {
    language,
    heavy: heavyLineOf(userContext, answers),
    plan: planOf(answers, language),
    rows: linesUnderPlan(answers, language),
  };
}

type Answers = NonNullable<InsightOutput["answers"]>;

function planOf({ act, words = "", when }: Answers, language: TextLanguage): Plan | null {
  const { time, rest } = planSentence({ ...(act && { act }), ...(when && { when }) }, language);
  if (time === "" && rest === "" && words === "") return null;
  return { time, act: words === "" ? rest : rest.replace(/\.$/, ":"), words };
}
