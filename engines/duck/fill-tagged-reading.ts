/** Makes a whole reading from the few parts that a small model writes. What it was not asked for comes from the cards. */

import { textsOfAnswers } from "#domain/asking/answers.ts";
import type { ReadingRequest } from "#domain/duck/duck-request.ts";
import { INTERPRETATION_MAX, REFLECTION_PROMPT_MAX, STEP_MAX } from "#domain/readings/lengths.ts";
import { type ActionStep, headlineFrom, type ReadingResult } from "#domain/readings/reading-result.ts";
import type { TaggedAnswer } from "#domain/readings/tagged-answer.ts";
import { shorten } from "#domain/text/shorten.ts";
import { isOutrightDanger } from "#engines/safety/index.ts";
import { questionBeside, sorePointsIn, stepBeside } from "./sore-points.ts";

const STEPS = { "quick-draw": 1, "full-pond": 2 } as const;
const INSIGHTS = { "quick-draw": 1, "full-pond": 3 } as const;
/** The minutes of a step that does not say how long it takes. */
const STEP_MINUTES = 2;
const MINUTES = /\b(\d{1,3})[ -]?min/i;

/**
 * Returns the reading of an answer with tags. Beside it stand the cards' own questions as insights; a missing step is the
 * act that the person named, or the last card's; a missing question is the last card's. There is no parting remark. Nothing
 * is filled in where the model reports a concern.
 */
export function fillTaggedReading(tagged: TaggedAnswer, request: ReadingRequest): ReadingResult {
  const { concern, steps, questions } = tagged;
  const written = writtenIn(tagged, request);
  if (concern === "danger") return { ...NOTHING, interpretation: written.interpretation, concern };
  if (concern) return { ...written, concern };
  const { cards, userContext, answers = {}, isDistressed, spreadType } = request;
  const sorePoints = sorePointsIn({ texts: [userContext], answers, isDistressed });
  const cardQuestions = cards.flatMap(({ card }) => questionBeside(card, sorePoints) ?? []);
  const last = cards.at(-1);
  const step = ownAct(request) ?? (last && stepBeside(last.card, sorePoints));
  const question = cardQuestions.at(-1);
  return {
    ...written,
    keyInsights: cardQuestions
      .filter((each) => questions.length > 0 || each !== question)
      .slice(0, INSIGHTS[spreadType]),
    ...(steps.length === 0 && step && { actionSteps: [stepOf(step)] }),
    ...(questions.length === 0 && question && { reflectionPrompts: [question] }),
  };
}

/** Returns nothing but what the model wrote, as is kept of an answer that was cut off. */
export function writtenIn(
  { headline, interpretation, steps, questions, concern }: TaggedAnswer,
  { spreadType }: Pick<ReadingRequest, "spreadType">,
): ReadingResult {
  const heading = headlineFrom(headline);
  return {
    ...(heading !== "" && { headline: heading }),
    ...NOTHING,
    interpretation: shorten(interpretation, INTERPRETATION_MAX),
    actionSteps: steps.slice(0, STEPS[spreadType]).map(stepOf),
    reflectionPrompts: questions.slice(0, 1).map((text) => shorten(text, REFLECTION_PROMPT_MAX)),
    ...(concern && { concern }),
  };
}

const NOTHING: ReadingResult = {
  interpretation: "",
  keyInsights: [],
  actionSteps: [],
  robQuip: "",
  reflectionPrompts: [],
};

function stepOf(text: string): ActionStep {
  const minutes = Number(MINUTES.exec(text)?.[1] ?? STEP_MINUTES);
  return { text: shorten(text, STEP_MAX), minutes: Math.max(1, minutes) };
}

/** Returns the act that the person named, to be their step; `undefined` if there is none or if what they typed speaks of danger. */
export function ownAct({
  userContext,
  answers,
}: Pick<ReadingRequest, "userContext" | "answers">): string | undefined {
  if (!answers?.act || isOutrightDanger([userContext, ...textsOfAnswers(answers)])) return undefined;
  return answers.act;
}
