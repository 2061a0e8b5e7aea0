import type { StepOutput } from "#contract/steps.ts";
import { readTone } from "#domain/duck/tone.ts";
import { FIXED_COSTS } from "#domain/limits/rate-limits.ts";
import { zoneAt } from "#domain/plans/day.ts";
import type { Ticket } from "../../platform/ai/ticket.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf } from "../../platform/errors/sentences.ts";
import { claimedSince, claimOnce } from "../../platform/streams/claim-once.ts";
import { sealStepWords, typedFor } from "../insights/insights.ts";
import { dayZoneOf } from "../session/session.ts";
import { type FoundStep, openStep, type StepAddress } from "./find-step.ts";
import { isAsked, type Loaded, loadStep, type ShrinkServices } from "./load-step-to-shrink.ts";
import { writeSmallerStepPrompt } from "./prompts/smaller-step-prompt.ts";
import {
  chooseSmaller,
  claimSmaller,
  releaseSmaller,
  selectInsightOfStep,
  selectSmallerStepRequest,
  storeSmallerIfAbsent,
} from "./steps.queries.ts";

export interface ShrinkRequest {
  address: StepAddress;
  /** Whether the person has seen the crisis help and wants the smaller step. */
  goOnAnyway: boolean;
  /** A signal that is aborted when the caller no longer waits for the answer. */
  signal?: AbortSignal | undefined;
}

/**
 * Returns a version of the step that takes two minutes, or thirty seconds if the step takes two; it is generated
 * once and then reused. Two round trips before the duck is asked, two when there is nothing to ask. Throws
 * `not_found`, `crisis_help` for the question of the reading, `consent_required` and `rate_limited`, and stores
 * nothing then. If the duck fails, a step made by rule is stored. Parallel requests for the same step wait for
 * the first one's answer.
 */
export async function shrinkStep(services: ShrinkServices, request: ShrinkRequest): Promise<StepOutput> {
  const { database, clock, log } = services;
  const { userId } = request.address;
  const loaded = await loadStep(services, request.address);
  const { found } = loaded;
  const { row, step } = found;
  if (step.smaller !== null) {
    await database.batch({ userId }, (tx) => [chooseSmaller(tx, row, true)]);
    return { ...step, usesSmaller: true };
  }
  const shrunk = await claimOnce(log, {
    name: "a smaller step",
    signal: request.signal,
    take: async () => {
      const settle = await claimCall(services, request, loaded);
      if (!settle) return null;
      return async () => await keep(services, found, await ask(services, settle(), loaded));
    },
    release: () => database.batch({ userId }, (tx) => [releaseSmaller(tx, row)]),
    async isHeld() {
      const [[asked]] = await database.batch({ userId }, (tx) => [selectSmallerStepRequest(tx, row)]);
      return isAsked(asked, claimedSince(clock.now()));
    },
  });
  return shrunk ?? (await shrinkStep(services, request));
}

/**
 * Claims a call to the duck for the smaller step. Resolves with a function that returns its ticket or throws the refusal,
 * or with `null` if another request is shrinking the same step.
 */
async function claimCall(
  services: ShrinkServices,
  { goOnAnyway }: ShrinkRequest,
  { found: { row, words }, settings, hasConsent, asked }: Loaded,
): Promise<(() => Ticket) | null> {
  const { database, duck, clock } = services;
  const { userId } = row;
  const now = clock.now();
  const admission = duck.admit({
    feature: "generateAdviceForUser",
    cost: FIXED_COSTS.generateAdviceForUser,
    userId,
    texts: typedFor(words),
    isConversation: true,
    country: settings?.country ?? null,
    timeZone: zoneAt(now, dayZoneOf(settings)),
    goOnAnyway,
    isForSmallerStep: true,
  });
  if (!hasConsent) throw new AppError("consent_required", sentenceOf("consent_required"));
  const staleBefore = claimedSince(now);
  if (isAsked(asked, staleBefore)) return null;
  const [claimed, taken] = await database.batch({ userId }, (tx) => [
    admission.claim(tx, now),
    claimSmaller(tx, row, { at: now, staleBefore }),
  ]);
  return taken.length === 0 ? null : () => admission.settle(claimed, now);
}

async function ask(
  { duck, config }: ShrinkServices,
  ticket: Ticket,
  { found: { step, words }, settings }: Loaded,
): Promise<string> {
  const said = await duck.shrinkStep(ticket, {
    request: {
      tone: readTone(settings?.tone),
      step: step.text,
      minutes: step.minutes,
      userContext: words.userContext,
    },
    writePrompt: (clean) => writeSmallerStepPrompt(clean, config.advisorName),
  });
  return said.text;
}

/**
 * Stores the smaller step, unless a request that was considered dead has stored one in the meantime; then that one
 * stays. Returns the step with the stored smaller version.
 */
async function keep(services: ShrinkServices, { key, row }: FoundStep, smaller: string): Promise<StepOutput> {
  const { database, vault } = services;
  const { userId, insightId, step: index } = row;
  const [, [keyRow], [insight]] = await database.batch({ userId }, (tx) => [
    storeSmallerIfAbsent(tx, row, sealStepWords(key, row, "smaller", smaller)),
    vault.keyQuery(tx, userId),
    selectInsightOfStep(tx, userId, insightId),
  ]);
  return openStep(services, { userId, insightId, index }, { keyRow, insight }).step;
}
