/** The copy of a request that a prompt may be written from. Cards are the deck's own text and stay as they are. */
import type {
  AdviceRequest,
  BlockNameRequest,
  ChatRequest,
  DuckBlock,
  DuckProfile,
  DuckReading,
  ReadingRequest,
  SmallerStepRequest,
  TakeRequest,
} from "../../../domain/duck/duck-request.ts";
import * as lengths from "../../../domain/readings/lengths.ts";
import { sanitiseText } from "../../../domain/sanitise/sanitise-text.ts";
import type { StepTitleRequest } from "./duck.ts";

export const EARLIER_INSIGHTS_MAX = 3;
export const CHAT_CONTEXT_MESSAGES = 6;
const CHAT_MESSAGE_MAX = 1000;
/** What the duck himself said earlier; longer than any reading. */
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
  const { block, profile } = request;
  return {
    ...request,
    text: sanitiseText(request.text, "userContext", lengths.USER_CONTEXT_MAX),
    ...(block === undefined ? {} : { block: sanitiseBlock(block) }),
    ...(profile === undefined ? {} : { profile: sanitiseProfile(profile) }),
  };
}

export function sanitiseBlockName(request: BlockNameRequest): BlockNameRequest {
  return { ...request, text: sanitiseText(request.text, "userContext", lengths.USER_CONTEXT_MAX) };
}

export function sanitiseStepTitle(request: StepTitleRequest): StepTitleRequest {
  return { ...request, text: sanitiseText(request.text, "step", lengths.REFLECTION_MAX) };
}

export function sanitiseSmallerStep(request: SmallerStepRequest): SmallerStepRequest {
  const step = sanitiseText(request.step, "step", lengths.REFLECTION_MAX);
  return { ...request, step, text: sanitiseContext(request.text) };
}

export function sanitiseAdvice(request: AdviceRequest): AdviceRequest {
  const { text, profile } = request;
  return {
    ...request,
    ...(text === undefined ? {} : { text: sanitiseText(text, "userContext", lengths.USER_CONTEXT_MAX) }),
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
  const { profile } = request;
  return {
    ...request,
    ...(profile === undefined ? {} : { profile: sanitiseProfile(profile) }),
    reading: sanitiseOwnReading(request.reading),
    text: sanitiseContext(request.text),
    messages: request.messages.slice(-CHAT_CONTEXT_MESSAGES).map(({ role, content }) => ({
      role,
      content: sanitiseText(content, "message", role === "user" ? CHAT_MESSAGE_MAX : OWN_WORDS_MAX),
    })),
    message: sanitiseText(request.message, "message", CHAT_MESSAGE_MAX),
  };
}

function sanitiseContext(text: string): string {
  return sanitiseText(text, "userContext", lengths.USER_CONTEXT_MAX);
}

function sanitiseBlock(block: DuckBlock): DuckBlock {
  return {
    name: sanitiseText(block.name, "block name", lengths.BLOCK_NAME_MAX),
    status: sanitiseText(block.status, "block status", lengths.BLOCK_STATUS_MAX),
    notes: sanitiseText(block.notes, "block notes", lengths.BLOCK_NOTES_MAX),
    earlier: block.earlier
      .slice(0, EARLIER_INSIGHTS_MAX)
      .map((line) => sanitiseText(line, "earlier insight", lengths.PROFILE_TEXT_MAX)),
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

/** Written by a model from the person's words, so it may hold what they held. */
function sanitiseOwnReading(reading: DuckReading): DuckReading {
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
