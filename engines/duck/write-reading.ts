/**
 * The reading without a model: the person's own words in order, and their plan or else the card's question and step. No sentence
 * says anything about the person that they did not say.
 */

import { type Answers, hasAnswers, textsOfAnswers } from "#domain/asking/answers.ts";
import { askingLanguage, languageOf, type TextLanguage } from "#domain/asking/asking-language.ts";
import { wordsFor } from "#domain/asking/asking-words.ts";
import { linesUnderPlan, withPlan } from "#domain/asking/lines-under-plan.ts";
import { planSentence } from "#domain/asking/plan-sentence.ts";
import { heavyLineOf } from "#domain/asking/sentences-to-pick.ts";
import type { SorePoint } from "#domain/deck/card.ts";
import type { DuckCard, ReadingRequest } from "#domain/duck/duck-request.ts";
import { INTERPRETATION_MAX, STEP_MAX } from "#domain/readings/lengths.ts";
import { type ActionStep, headlineFrom, type ReadingResult } from "#domain/readings/reading-result.ts";
import { capitalised } from "#domain/text/capitalised.ts";
import { shorten } from "#domain/text/shorten.ts";
import { isOutrightDanger } from "#engines/safety/index.ts";
import { cardsIn } from "./card-words.ts";
import { questionBeside, sorePointsIn, stepBeside } from "./sore-points.ts";

const STEP_MINUTES = 2;

/**
 * Returns the page of the person's own words as a reading. The same request gives the same reading. Where the texts speak of danger,
 * no plan is made of them: nobody may find their own danger again as a step.
 */
export function writeReading(request: ReadingRequest): ReadingResult {
  const { userContext, answers = {} } = request;
  if (!isOutrightDanger([userContext, ...textsOfAnswers(answers)])) return writePlan(request);
  return {
    isOwnWords: true,
    concern: "worried",
    headline: headlineFrom(heavyLineOf(userContext, answers)),
    interpretation: shorten(userContext.trim(), INTERPRETATION_MAX),
    keyInsights: [],
    actionSteps: [],
    robQuip: "",
    reflectionPrompts: [],
  };
}

function writePlan(request: ReadingRequest): ReadingResult {
  const { userContext, isDistressed } = request;
  const language = languageOf(userContext);
  const cards = cardsIn(request.cards, askingLanguage(language));
  const answers = withPlan(request.answers ?? {}, language);
  const sorePoints = sorePointsIn({ texts: [userContext], answers, isDistressed });
  // Beside answers a card's question drew readers off them (`evals/judging/README.md`).
  const questions = (hasAnswers(answers) ? [] : cards).flatMap(({ card }) => {
    const question = questionBeside(card, sorePoints);
    return question === null ? [] : [{ name: card.name, question }];
  });
  const sentence = heavyLineOf(userContext, answers);
  const asides = questions.map(({ name, question }) => `${name}: “${question}”`);
  const lines = [sentence, ...linesOf(answers, language), ...asides];
  return {
    isOwnWords: true,
    headline: headlineFrom(sentence),
    interpretation: shorten(lines.join("\n\n"), INTERPRETATION_MAX),
    keyInsights: questions.map(({ question }) => question),
    actionSteps: stepsOf(answers, { cards, language, sorePoints }),
    robQuip: sorePoints.includes("grave") ? "" : quipOf(answers, language),
    reflectionPrompts: questions.slice(-1).map(({ question }) => question),
  };
}

/** Returns what Rob says beside the page: what can be said aloud, or that the plan is theirs; nothing beside answers without a plan. */
function quipOf(answers: Answers, language: TextLanguage): string {
  if (language === "other") return "";
  const { plan } = wordsFor(language);
  if (!hasAnswers(answers) || answers.words !== undefined) return plan.aloudOnce;
  return answers.act === undefined ? "" : plan.allYours;
}

/** Returns the answers as paragraphs. Beside a text in a language without words of its own, they stand without labels. */
function linesOf(answers: Answers, language: TextLanguage): string[] {
  const { time, rest: act } = planSentence(answers, language);
  return [`${time}${act}`, ...linesUnder(answers, language)].filter((line) => line !== "");
}

function linesUnder({ difference = "", obstacle = {} }: Answers, language: TextLanguage): string[] {
  const lines = linesUnderPlan({ difference, obstacle }, language);
  if (language !== "other") return lines.map(({ label, text }) => `${capitalised(label)}: ${text}`);
  const typed = [difference, obstacle.text, obstacle.then];
  return lines.flatMap(({ text }) => (typed.includes(text) ? [text] : []));
}

interface StepSources {
  cards: readonly DuckCard[];
  language: TextLanguage;
  sorePoints: readonly SorePoint[];
}

/**
 * Returns the act that the person named. Where they answered nothing, returns the last card's own step, unless that must
 * not stand here.
 */
function stepsOf(answers: Answers, { cards, language, sorePoints }: StepSources): ActionStep[] {
  const { act, words } = answers;
  const own = planSentence({ ...(act && { act }), ...(words && { words }) }, language).rest;
  if (own !== "") return [{ text: shorten(own, STEP_MAX), minutes: STEP_MINUTES }];
  const last = hasAnswers(answers) ? undefined : cards.at(-1);
  const text = last ? stepBeside(last.card, sorePoints) : null;
  return text === null ? [] : [{ text, minutes: STEP_MINUTES }];
}
