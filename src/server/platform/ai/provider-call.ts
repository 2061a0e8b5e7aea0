/**
 * One call of a feature to the provider: its total time, its retries, and its effect on the health record.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { LanguageModelV4Prompt } from "@ai-sdk/provider";
import type { WaitingStep } from "#domain/duck/waiting-steps.ts";
import type { Clock } from "../clock.ts";
import { AppError } from "../errors/app-error.ts";
import { sentenceOf } from "../errors/sentences.ts";
import type { Logger } from "../log/log.ts";
import { type Breaker, BreakerOpen } from "./breaker.ts";
import type { Prompt } from "./duck.ts";
import { explainTrouble, type HealthRecord } from "./health.ts";
import { type Correction, toMessages } from "./messages.ts";
import { isAtHome, type ModelProvider } from "./model-provider.ts";
import {
  isNotReady,
  ModelLeft,
  type ProviderFailure,
  toProviderFailure,
  withoutQuotedRequest,
} from "./provider-failure.ts";
import type { OfflineRequest } from "./providers/offline/offline-request.ts";
import { type AnswerEnd, CALL_TIME_OVER, streamAnswer } from "./stream-answer.ts";
import type { Timings } from "./timings.ts";
import { NO_TOKENS, type TokenUsage } from "./token-usage.ts";
import { TOKENS_FOR_THOUGHTS, type UseSettings } from "./use-settings.ts";

export interface CallServices {
  provider: ModelProvider;
  health: HealthRecord;
  breaker: Breaker;
  log: Logger;
  clock: Clock;
  timings: Timings;
}

export interface CallRequest {
  prompt: Prompt;
  settings: UseSettings;
  offline: OfflineRequest;
  /** The signal with which the caller stops the call. */
  signal: AbortSignal | undefined;
  /** The signal with which the caller leaves the model, so that the offline duck writes. */
  leaving?: AbortSignal | undefined;
  /** Called with each step of the wait for the model's first text. */
  onWaiting?: ((step: WaitingStep) => void) | undefined;
}

export interface ProviderCall {
  /**
   * Yields text and returns how the answer ended. Throws `ProviderFailure`, or `reading_stopped` after a
   * stop.
   */
  ask(correction?: Correction): AsyncGenerator<string, AnswerEnd, void>;
  /** The tokens that all requests of this call have used so far. */
  usage(): TokenUsage;
  close(): void;
}

const CHARACTERS_PER_TOKEN = 4;

export function openCall(services: CallServices, request: CallRequest): ProviderCall {
  const whole = new AbortController();
  const timer = setTimeout(() => whole.abort(CALL_TIME_OVER), services.timings[request.settings.longest]);
  const unlisten = [
    onAbort(request.signal, () => whole.abort(stopped())),
    onAbort(request.leaving, () => whole.abort(new ModelLeft())),
  ];
  const used: TokenUsage = { ...NO_TOKENS };
  return {
    ask: (correction) =>
      askWithRetries({
        services,
        request,
        used,
        messages: toMessages(services.provider, request.prompt, correction),
        signal: whole.signal,
      }),
    usage: () => ({ ...used }),
    close() {
      clearTimeout(timer);
      for (const end of unlisten) end();
      whole.abort(stopped());
    },
  };
}

/** Calls `act` when the signal fires, or at once if it has fired. Returns a function that ends that. */
function onAbort(signal: AbortSignal | undefined, act: () => void): () => void {
  if (signal?.aborted) act();
  signal?.addEventListener("abort", act, { once: true });
  return () => signal?.removeEventListener("abort", act);
}

interface Attempts {
  services: CallServices;
  request: CallRequest;
  messages: LanguageModelV4Prompt;
  signal: AbortSignal;
  /** The tokens used so far. These attempts add theirs to it. */
  used: TokenUsage;
}

/**
 * Sends the request again after a failure, until the first text has arrived or the provider counts as away. If a stream
 * breaks off after the first text, it ends without an error.
 */
async function* askWithRetries(attempts: Attempts): AsyncGenerator<string, AnswerEnd, void> {
  const { services, request, used, signal } = attempts;
  const limits = limitsOf(services);
  const answerTokens = request.settings.maxTokens;
  const startedAt = performance.now();
  let characters = 0;
  let reportedTokens = 0;
  const onText = (text: string) => {
    characters += text.length;
  };
  const onAccepted = () => request.onWaiting?.("reading");
  if (isAtHome(services.provider)) request.onWaiting?.("loading");
  try {
    for (let retry = 0; ; ) {
      try {
        const options = optionsOf(attempts);
        const { provider } = services;
        const end = yield* guarded(
          attempts,
          streamAnswer({ provider, options, answerTokens, limits, signal, onText, onAccepted }),
        );
        if (!end.cutBy) services.health.succeed(services.clock.now());
        reportedTokens = end.usage.outputTokens;
        addInput(used, end.usage);
        return end;
      } catch (error) {
        const failure = asFailure(error, attempts);
        if (isNoVerdict(failure)) throw failure;
        if (hasLearned(failure, services.provider)) continue;
        const waitedMs = performance.now() - startedAt;
        await waitToRetry(failure, { retry, waitedMs }, attempts);
        retry += 1;
      }
    }
  } finally {
    used.outputTokens += reportedTokens || Math.ceil(characters / CHARACTERS_PER_TOKEN);
  }
}

/** Returns the time limits of an answer. The offline duck is never late by itself, but its reading may wait for its turn. */
function limitsOf({ provider, timings }: CallServices): Pick<Timings, "firstTokenMs" | "idleMs"> {
  if (provider.kind !== "offline") return timings;
  return { firstTokenMs: timings.wholeCallMs, idleMs: timings.wholeCallMs };
}

/** Returns whether a failure says nothing about the provider: it was not called, or nobody waits for it. */
function isNoVerdict(failure: AppError | ProviderFailure): failure is AppError | BreakerOpen | ModelLeft {
  return failure instanceof AppError || failure instanceof BreakerOpen || failure instanceof ModelLeft;
}

/** Returns the failure of a call that threw this error. A stop by the person is returned as it is. */
function asFailure(error: unknown, { services, request }: Attempts): AppError | ProviderFailure {
  if (error instanceof AppError) return error;
  return withoutQuotedRequest(toProviderFailure(error, services.clock.now().getTime()), request.prompt.user);
}

/** Yields an answer's text, and lets the breaker judge by it whether the provider is away. */
async function* guarded(
  attempts: Attempts,
  answer: AsyncGenerator<string, AnswerEnd, void>,
): AsyncGenerator<string, AnswerEnd, void> {
  const begin = () => answer.next().catch((error) => Promise.reject(asFailure(error, attempts)));
  const { first, end } = await attempts.services.breaker.run(begin);
  let ending: Parameters<typeof end>[0] = "left";
  try {
    if (!first.done) yield first.value;
    const ended = first.done ? first.value : yield* answer;
    ending = ended.cutBy ?? "whole";
    return ended;
  } finally {
    await end(ending);
    await answer.return({ isComplete: false, usage: { ...NO_TOKENS } });
  }
}

function addInput(used: TokenUsage, { inputTokens, cacheReadTokens, cacheWriteTokens }: TokenUsage): void {
  used.inputTokens += inputTokens;
  used.cacheReadTokens += cacheReadTokens;
  used.cacheWriteTokens += cacheWriteTokens;
}

function optionsOf({ services, request, messages }: Attempts) {
  const { maxTokens, temperature } = request.settings;
  const mayThink = isAtHome(services.provider) || services.provider.mayThink?.();
  const maxOutputTokens = maxTokens + (mayThink ? TOKENS_FOR_THOUGHTS : 0);
  const settings = { prompt: messages, maxOutputTokens, temperature };
  return { ...services.provider.adjust(settings, request.offline), maxOutputTokens };
}

function hasLearned({ message, facts }: ProviderFailure, provider: ModelProvider): boolean {
  return provider.learnFrom({ message, ...(facts.status === undefined ? {} : { status: facts.status }) });
}

/** The attempts so far, and the time since the first one began. */
interface Tried {
  retry: number;
  waitedMs: number;
}

/** Waits before the next attempt. Throws the failure if another attempt would not help. */
async function waitToRetry(failure: ProviderFailure, tried: Tried, attempts: Attempts): Promise<void> {
  const { services, signal } = attempts;
  const pauseMs = pauseBefore(tried, failure, services.timings);
  if (pauseMs === undefined || signal.aborted || services.breaker.isOpen()) throw report(failure, services);
  const { trouble, status } = failure.facts;
  services.log.warn({ trouble, status, retry: tried.retry + 1 }, "the provider failed and is asked again");
  // An abort during the pause before a retry needs no handling: the next attempt checks the same signal.
  await sleep(pauseMs, undefined, { signal }).catch(() => {});
}

/** Returns the milliseconds to wait before another attempt; `undefined` if there is none. */
function pauseBefore(
  { retry, waitedMs }: Tried,
  failure: ProviderFailure,
  timings: Timings,
): number | undefined {
  const { facts } = failure;
  if (timings.isPatient && facts.isLate) return undefined;
  if (timings.isPatient && isNotReady(failure))
    return waitedMs + timings.notReadyMs < timings.firstTokenMs ? timings.notReadyMs : undefined;
  if (!facts.isRetryable || retry >= timings.retries) return undefined;
  if (facts.retryAfterMs === undefined) return timings.backoffMs * 2 ** retry;
  return facts.retryAfterMs > timings.longestRetryAfterMs ? undefined : facts.retryAfterMs;
}

function report(failure: ProviderFailure, services: CallServices): ProviderFailure {
  services.health.fail(failure, services.clock.now());
  const { trouble, status } = failure.facts;
  services.log.error(
    { trouble, status, provider: services.provider.id },
    explainTrouble(failure, services.provider),
  );
  return failure;
}

function stopped(): AppError {
  return new AppError("reading_stopped", sentenceOf("reading_stopped"));
}
