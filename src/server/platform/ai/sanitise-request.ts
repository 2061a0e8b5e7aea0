/**
 * Makes the sanitised copy of a request from which a prompt is written. Cards are our own text and stay
 * unchanged.
 */

import { ANSWER_MAX, type Answers, type Obstacle } from "#domain/asking/answers.ts";
import { MESSAGE_MAX } from "#domain/chat/message.ts";
import type { ReadingWords } from "#domain/duck/duck-reading.ts";
import type {
  AdviceRequest,
  BlockNameRequest,
  ChatRequest,
  DuckBlock,
  DuckProfile,
  ReadingRequest,
  SmallerStepRequest,
  TakeRequest,
} from "#domain/duck/duck-request.ts";
import * as lengths from "#domain/readings/lengths.ts";
import { sanitiseText } from "#domain/sanitise/sanitise-text.ts";
import type { StepTitleRequest } from "./duck.ts";

/** The maximum length, in characters, of the duck's earlier words in a prompt; longer than any reading. */
const OWN_WORDS_MAX = 4000;

const PROFILE_LENGTHS: Record<keyof DuckProfile, number> = {
  name: lengths.NAME_MAX,
  creativeIdentity: lengths.CREATIVE_IDENTITY_MAX,
  workContext: lengths.WORK_CONTEXT_MAX,
  zodiacSign: lengths.PROFILE_TEXT_MAX,
  debuggingMode: lengths.PROFILE_TEXT_MAX,
  blockPattern: lengths.PROFILE_TEXT_MAX,
  superpower: lengths.PROFILE_TEXT_MAX,
  kryptonite: lengths.PROFILE_TEXT_MAX,
  spiritAnimal: lengths.PROFILE_TEXT_MAX,
};

export function sanitiseReading(request: ReadingRequest): ReadingRequest {
  const { block, profile, correction, answers } = request;
  return {
    ...request,
    userContext: sanitiseText(request.userContext, "userContext", lengths.USER_CONTEXT_MAX),
    ...(answers === undefined ? {} : { answers: sanitiseAnswers(answers) }),
    ...(correction === undefined
      ? {}
      : { correction: sanitiseText(correction, "correction", lengths.CORRECTION_MAX) }),
    ...(block === undefined ? {} : { block: sanitiseBlock(block) }),
    ...(profile === undefined ? {} : { profile: sanitiseProfile(profile) }),
  };
}

export function sanitiseBlockName(request: BlockNameRequest): BlockNameRequest {
  const { act, userContext } = request;
  return {
    ...request,
    userContext: sanitiseContext(userContext),
    ...(act === undefined ? {} : { act: sanitiseAnswer(act) }),
  };
}

export function sanitiseStepTitle(request: StepTitleRequest): StepTitleRequest {
  return { ...request, text: sanitiseText(request.text, "step", lengths.REFLECTION_MAX) };
}

export function sanitiseSmallerStep(request: SmallerStepRequest): SmallerStepRequest {
  const step = sanitiseText(request.step, "step", lengths.REFLECTION_MAX);
  return { ...request, step, userContext: sanitiseContext(request.userContext) };
}

export function sanitiseAdvice(request: AdviceRequest): AdviceRequest {
  const { text, question, reading, profile } = request;
  return {
    ...request,
    ...(text === undefined ? {} : { text: sanitiseContext(text) }),
    ...(question === undefined ? {} : { question: sanitiseContext(question) }),
    ...(reading === undefined ? {} : { reading: sanitiseText(reading, "reading", OWN_WORDS_MAX) }),
    ...(profile === undefined ? {} : { profile: sanitiseProfile(profile) }),
  };
}

export function sanitiseTake(request: TakeRequest): TakeRequest {
  const { texts, profile } = request;
  return {
    ...request,
    ...(texts === undefined ? {} : { texts: texts.map(sanitiseContext) }),
    ...(profile === undefined ? {} : { profile: sanitiseProfile(profile) }),
  };
}

export function sanitiseChat(request: ChatRequest): ChatRequest {
  const { profile, block, answers } = request;
  return {
    ...request,
    ...(answers === undefined ? {} : { answers: sanitiseAnswers(answers) }),
    ...(profile === undefined ? {} : { profile: sanitiseProfile(profile) }),
    ...(block === undefined ? {} : { block: sanitiseBlock(block) }),
    reading: sanitiseOwnReading(request.reading),
    userContext: sanitiseContext(request.userContext),
    messages: request.messages.slice(-lengths.CHAT_CONTEXT_MESSAGES).map(({ role, content }) => ({
      role,
      content: sanitiseText(content, "message", role === "user" ? MESSAGE_MAX : OWN_WORDS_MAX),
    })),
    message: sanitiseText(request.message, "message", MESSAGE_MAX),
  };
}

function sanitiseContext(text: string): string {
  return sanitiseText(text, "userContext", lengths.USER_CONTEXT_MAX);
}

/** Sanitises every text of the answers. The kind of an obstacle is one of our own words. */
function sanitiseAnswers({ heavySentence, difference, obstacle, act, words, when }: Answers): Answers {
  return {
    ...(heavySentence && { heavySentence: sanitiseContext(heavySentence) }),
    ...(difference && { difference: sanitiseAnswer(difference) }),
    ...(obstacle && { obstacle: sanitiseObstacle(obstacle) }),
    ...(act && { act: sanitiseAnswer(act) }),
    ...(words && { words: sanitiseAnswer(words) }),
    ...(when && { when: { ...when, text: sanitiseAnswer(when.text) } }),
  };
}

function sanitiseObstacle({ kind, text, then }: Obstacle): Obstacle {
  return {
    ...(kind && { kind }),
    ...(text && { text: sanitiseAnswer(text) }),
    ...(then && { then: sanitiseAnswer(then) }),
  };
}

function sanitiseAnswer(text: string): string {
  return sanitiseText(text, "answer", ANSWER_MAX);
}

function sanitiseBlock(block: DuckBlock): DuckBlock {
  const sanitiseEarlier = (lines: readonly string[]) =>
    lines
      .slice(0, lengths.EARLIER_INSIGHTS_MAX)
      .map((line) => sanitiseText(line, "earlier insight", lengths.PROFILE_TEXT_MAX));
  return {
    name: sanitiseText(block.name, "block name", lengths.BLOCK_NAME_MAX),
    status: sanitiseText(block.status, "block status", lengths.BLOCK_STATUS_MAX),
    notes: sanitiseText(block.notes, "block notes", lengths.BLOCK_NOTES_MAX),
    ...(block.corrected === undefined
      ? {}
      : { corrected: sanitiseText(block.corrected, "correction", lengths.CORRECTION_MAX) }),
    ...(block.lastStep && {
      lastStep: {
        text: sanitiseText(block.lastStep.text, "step", lengths.REFLECTION_MAX),
        isDone: block.lastStep.isDone,
      },
    }),
    earlier: sanitiseEarlier(block.earlier),
    ...(block.earlierQuestions && { earlierQuestions: sanitiseEarlier(block.earlierQuestions) }),
  };
}

function sanitiseProfile(profile: DuckProfile): DuckProfile {
  const clean: DuckProfile = {};
  for (const field of Object.keys(PROFILE_LENGTHS) as (keyof DuckProfile)[]) {
    const value = profile[field];
    if (value !== undefined) clean[field] = sanitiseText(value, field, PROFILE_LENGTHS[field]);
  }
  return clean;
}

/** Sanitises the duck's own reading, because a model wrote it from the person's words and may have quoted them. */
function sanitiseOwnReading(reading: ReadingWords): ReadingWords {
  const clean = (text: string) => sanitiseText(text, "reading", OWN_WORDS_MAX);
  return {
    ...reading,
    headline: clean(reading.headline),
    interpretation: clean(reading.interpretation),
    keyInsights: reading.keyInsights.map(clean),
    actionSteps: reading.actionSteps.map((step) => ({ ...step, text: clean(step.text) })),
    robQuip: clean(reading.robQuip),
    reflectionPrompts: reading.reflectionPrompts.map(clean),
  };
}
