/**
 * One call of a feature to the provider: its total time, its retries, and its effect on the health record.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { LanguageModelV4Prompt, LanguageModelV4TextPart } from "@ai-sdk/provider";
import type { Clock } from "../clock.ts";
import { AppError } from "../errors/app-error.ts";
import { sentenceOf } from "../errors/sentences.ts";
import type { Logger } from "../log/log.ts";
import { type Breaker, LeftAlone } from "./breaker.ts";
import type { Prompt } from "./duck.ts";
import { explainTrouble, type HealthRecord } from "./health.ts";
import type { ModelProvider } from "./model-provider.ts";
import { type ProviderFailure, toProviderFailure, withoutQuotedRequest } from "./provider-failure.ts";
import type { OfflineRequest } from "./providers/offline/offline-request.ts";
import { type AnswerEnd, CALL_TIME_OVER, streamAnswer } from "./stream-answer.ts";
import type { Timings } from "./timings.ts";
import { NO_TOKENS, type TokenUsage } from "./token-usage.ts";
import type { UseSettings } from "./use-settings.ts";

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
}

/** An earlier answer that could not be used, and the complaint to send to the model. */
export interface Correction {
  answer: string;
  complaint: string;
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
  const stop = () => whole.abort(stopped());
  if (request.signal?.aborted) stop();
  request.signal?.addEventListener("abort", stop, { once: true });
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
      request.signal?.removeEventListener("abort", stop);
      whole.abort(stopped());
    },
  };
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
  const { services, used, signal } = attempts;
  // The offline duck is never late by itself, but its reading may wait for its turn.
  const firstTokenMs =
    services.timings[services.provider.kind === "offline" ? "wholeCallMs" : "firstTokenMs"];
  let characters = 0;
  let reportedTokens = 0;
  const onText = (text: string) => {
    characters += text.length;
  };
  try {
    for (let retry = 0; ; ) {
      try {
        const options = optionsOf(attempts);
        const { provider } = services;
        const end = yield* guarded(
          attempts,
          streamAnswer({ provider, options, firstTokenMs, signal, onText }),
        );
        if (!end.cutBy) services.health.succeed(services.clock.now());
        reportedTokens = end.usage.outputTokens;
        addInput(used, end.usage);
        return end;
      } catch (error) {
        const failure = asFailure(error, attempts);
        if (failure instanceof AppError || failure instanceof LeftAlone) throw failure;
        if (hasLearned(failure, services.provider)) continue;
        await waitToRetry(failure, retry, attempts);
        retry += 1;
      }
    }
  } finally {
    used.outputTokens += reportedTokens || Math.ceil(characters / CHARACTERS_PER_TOKEN);
  }
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
  const settings = { prompt: messages, maxOutputTokens: maxTokens, temperature };
  return { ...services.provider.adjust(settings, request.offline), maxOutputTokens: maxTokens };
}

function hasLearned({ message, facts }: ProviderFailure, provider: ModelProvider): boolean {
  return provider.learnFrom({ message, ...(facts.status === undefined ? {} : { status: facts.status }) });
}

/** Waits before the next attempt. Throws the failure if another attempt would not help. */
async function waitToRetry(failure: ProviderFailure, retry: number, attempts: Attempts): Promise<void> {
  const { services, signal } = attempts;
  const pauseMs = pauseBefore(retry, failure, services.timings);
  if (pauseMs === undefined || signal.aborted || services.breaker.isOpen()) throw report(failure, services);
  const { trouble, status } = failure.facts;
  services.log.warn({ trouble, status, retry: retry + 1 }, "the provider failed and is asked again");
  // An abort during the pause before a retry needs no handling: the next attempt checks the same signal.
  await sleep(pauseMs, undefined, { signal }).catch(() => {});
}

/** Returns the milliseconds to wait before another attempt; `undefined` if there is none. */
function pauseBefore(retry: number, { facts }: ProviderFailure, timings: Timings): number | undefined {
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

function toMessages(
  provider: ModelProvider,
  prompt: Prompt,
  correction: Correction | undefined,
): LanguageModelV4Prompt {
  const user = (...content: LanguageModelV4TextPart[]) => ({ role: "user" as const, content });
  const messages: LanguageModelV4Prompt = [
    ...systemMessages(provider, prompt),
    user(...inParts(provider, prompt.user, prompt.stableUser)),
  ];
  const answer = correction?.answer.trim() ?? "";
  // Providers refuse an empty message, so without an answer the same question is sent again.
  if (correction === undefined || answer === "") return messages;
  return [
    ...messages,
    { role: "assistant", content: [{ type: "text", text: answer }] },
    user({ type: "text", text: correction.complaint }),
  ];
}

/** Returns the instructions as one message; as two if the provider caches the first one. */
function systemMessages(provider: ModelProvider, { system, stable }: Prompt): LanguageModelV4Prompt {
  return inParts(provider, system, stable).map(({ text, providerOptions }) => ({
    role: "system",
    content: text,
    ...(providerOptions && { providerOptions }),
  }));
}

/** Returns a text as one part; as two if it has a beginning that the provider caches. */
function inParts(
  { cacheOptions }: ModelProvider,
  text: string,
  stable: string | undefined,
): LanguageModelV4TextPart[] {
  if (cacheOptions === undefined || !stable || !text.startsWith(stable)) return [{ type: "text", text }];
  const rest = text.slice(stable.length);
  return [
    { type: "text", text: stable, providerOptions: cacheOptions },
    ...(rest === "" ? [] : [{ type: "text" as const, text: rest }]),
  ];
}

function stopped(): AppError {
  return new AppError("reading_stopped", sentenceOf("reading_stopped"));
}
