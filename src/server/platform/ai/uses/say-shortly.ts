/**
 * Makes the short calls to the duck: one request, read in full. A provider failure returns the fallback instead
 * of an error.
 */
import type {
  AdviceRequest,
  BlockNameRequest,
  SmallerStepRequest,
  TakeRequest,
} from "#domain/duck/duck-request.ts";
import { fallbackBlockName, readBlockName } from "#domain/readings/block-name.ts";
import { withoutOuterMarks } from "#domain/readings/outer-marks.ts";
import { readSmallerStep } from "#domain/readings/read-smaller-step.ts";
import { isShortEnoughForTitle, titleByRule, UNTITLED } from "#domain/readings/step-title.ts";
import { correctQuotations, restoreQuotations } from "#domain/sanitise/keep-true-quotes.ts";
import { adviceSources, smallerStepSources, takeSources } from "#domain/sanitise/quote-sources.ts";
import { adviseByCard, shrinkStep as shrinkByRule } from "#engines/duck/index.ts";
import type { DuckCall, Said, StepTitleRequest } from "../duck.ts";
import {
  sanitiseAdvice,
  sanitiseBlockName,
  sanitiseSmallerStep,
  sanitiseStepTitle,
  sanitiseTake,
} from "../sanitise-request.ts";
import type { Ticket } from "../ticket.ts";
import { settingsOf } from "../use-settings.ts";
import { type MeteredCallServices, withDistress } from "./metered-call.ts";
import { say } from "./short-call.ts";

export async function nameBlock(
  door: MeteredCallServices,
  ticket: Ticket,
  { request, writePrompt, signal, blockTypeName }: DuckCall<BlockNameRequest> & { blockTypeName?: string },
): Promise<Said> {
  const offline = { use: "blockName" as const, request };
  const call = {
    ticket,
    writePrompt: () => writePrompt(sanitiseBlockName(request)),
    settings: settingsOf("blockName"),
    offline,
    signal,
  };
  return say(door, call, {
    isOneLine: true,
    read: readBlockName,
    fallback: fallbackBlockName(blockTypeName),
  });
}

export async function titleStep(
  door: MeteredCallServices,
  ticket: Ticket,
  { request, writePrompt, signal }: DuckCall<StepTitleRequest>,
): Promise<Said> {
  const byRule = titleByRule(request.text);
  if (isShortEnoughForTitle(request.text)) return { text: byRule, isFallback: false };
  const offline = { use: "stepTitle" as const, request };
  const call = {
    ticket,
    writePrompt: () => writePrompt(sanitiseStepTitle(request)),
    settings: settingsOf("stepTitle"),
    offline,
    signal,
  };
  return say(door, call, { isOneLine: true, read: readTitle, fallback: byRule });
}

export async function shrinkStep(
  door: MeteredCallServices,
  ticket: Ticket,
  { request, writePrompt, signal }: DuckCall<SmallerStepRequest>,
): Promise<Said> {
  const asked = withDistress(ticket, request);
  const offline = { use: "smallerStep" as const, request: asked };
  const call = {
    ticket,
    writePrompt: () => writePrompt(sanitiseSmallerStep(asked)),
    settings: settingsOf("smallerStep"),
    offline,
    signal,
  };
  return say(door, call, {
    isOneLine: true,
    read: readSmallerStep,
    fallback: shrinkByRule(request),
    check: (step) => restoreQuotations(step, smallerStepSources(asked)),
  });
}

export async function askForAdvice(
  door: MeteredCallServices,
  ticket: Ticket,
  { request, writePrompt, signal }: DuckCall<AdviceRequest>,
): Promise<Said> {
  const asked = withDistress(ticket, request);
  const offline = { use: "advice" as const, request: asked };
  const call = {
    ticket,
    writePrompt: () => writePrompt(sanitiseAdvice(asked)),
    settings: settingsOf("advice"),
    offline,
    signal,
  };
  return say(door, call, {
    read: readText,
    fallback: adviseByCard(asked),
    check: (text) => correctQuotations(text, adviceSources(asked)),
  });
}

export async function askForTake(
  door: MeteredCallServices,
  ticket: Ticket,
  { request, writePrompt, signal }: DuckCall<TakeRequest>,
): Promise<Said> {
  const asked = withDistress(ticket, request);
  const offline = { use: "take" as const, request: asked };
  const call = {
    ticket,
    writePrompt: () => writePrompt(sanitiseTake(asked)),
    settings: settingsOf("take"),
    offline,
    signal,
  };
  return say(door, call, {
    read: readText,
    fallback: request.card.duckWisdom,
    check: (text) => correctQuotations(text, takeSources(asked)),
  });
}

/** Returns the title in a model's answer; `null` if there is none. */
export function readTitle(answer: string): string | null {
  const line = answer.trim().split("\n")[0] ?? "";
  const title = titleByRule(withoutOuterMarks(line));
  return title === UNTITLED ? null : title;
}

function readText(answer: string): string | null {
  const text = answer.trim();
  return text === "" ? null : text;
}
