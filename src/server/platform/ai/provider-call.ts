/** One call of a feature to the provider: its whole time, its retries, and what is learned of the provider's health. */
import { setTimeout as sleep } from "node:timers/promises";
import type { LanguageModelV4Prompt } from "@ai-sdk/provider";
import type { Clock } from "../clock.ts";
import { AppError } from "../errors/app-error.ts";
import { sentenceOf } from "../errors/sentences.ts";
import type { Logger } from "../log/log.ts";
import type { Prompt, TokenUsage } from "./duck.ts";
import { explainTrouble, type HealthRecord } from "./health.ts";
import type { ModelProvider } from "./model-provider.ts";
import { type ProviderFailure, toProviderFailure } from "./provider-failure.ts";
import type { OfflineRequest } from "./providers/offline/offline-request.ts";
import { type AnswerEnd, CALL_TIME_OVER, streamAnswer } from "./stream-answer.ts";
import type { Timings } from "./timings.ts";
import type { UseSettings } from "./use-settings.ts";

export interface CallFloor {
  provider: ModelProvider;
  health: HealthRecord;
  log: Logger;
  clock: Clock;
  timings: Timings;
}

export interface CallRequest {
  prompt: Prompt;
  settings: UseSettings;
  offline: OfflineRequest;
  /** The caller's stop. */
  signal: AbortSignal | undefined;
}

/** An earlier answer that could not be used, and what to tell the model about it. */
export interface Correction {
  answer: string;
  complaint: string;
}

export interface ProviderCall {
  /** Yields text and returns how it ended. Throws `ProviderFailure`, or `reading_stopped` after a stop. */
  ask(correction?: Correction): AsyncGenerator<string, AnswerEnd, void>;
  /** Everything all requests of this call have used so far. */
  usage(): TokenUsage;
  close(): void;
}

const CHARACTERS_PER_TOKEN = 4;

export function openCall(floor: CallFloor, request: CallRequest): ProviderCall {
  const whole = new AbortController();
  const timer = setTimeout(() => whole.abort(CALL_TIME_OVER), floor.timings.wholeCallMs);
  const stop = () => whole.abort(stopped());
  if (request.signal?.aborted) stop();
  request.signal?.addEventListener("abort", stop, { once: true });
  const used: TokenUsage = { inputTokens: 0, outputTokens: 0 };
  return {
    async *ask(correction) {
      const messages = toMessages(request.prompt, correction);
      let characters = 0;
      const answer = retrying({ floor, request, messages, signal: whole.signal });
      let step = await answer.next();
      try {
        for (; !step.done; step = await answer.next()) {
          characters += step.value.length;
          yield step.value;
        }
        floor.health.succeed(floor.clock.now());
        used.inputTokens += step.value.usage.inputTokens;
        return step.value;
      } finally {
        const known = step.done ? step.value.usage.outputTokens : 0;
        used.outputTokens += known || Math.ceil(characters / CHARACTERS_PER_TOKEN);
        await answer.return({ isComplete: false, usage: used });
      }
    },
    usage: () => ({ ...used }),
    close() {
      clearTimeout(timer);
      request.signal?.removeEventListener("abort", stop);
      whole.abort(stopped());
    },
  };
}

interface Attempts {
  floor: CallFloor;
  request: CallRequest;
  messages: LanguageModelV4Prompt;
  signal: AbortSignal;
}

/** Tries again until the first text has come; what was shown to a person is not taken back. */
async function* retrying(attempts: Attempts): AsyncGenerator<string, AnswerEnd, void> {
  const { floor, signal } = attempts;
  for (let retry = 0; ; ) {
    let hasText = false;
    const answer = attempt(attempts);
    try {
      let step = await answer.next();
      for (; !step.done; step = await answer.next()) {
        hasText = true;
        yield step.value;
      }
      return step.value;
    } catch (error) {
      if (error instanceof AppError) throw error;
      const failure = toProviderFailure(error, floor.clock.now().getTime());
      const { status } = failure.facts;
      const hasLearned = floor.provider.learnFrom({
        message: failure.message,
        ...(status === undefined ? {} : { status }),
      });
      if (hasLearned) continue;
      const pauseMs = hasText ? undefined : pauseBefore(retry, failure, floor.timings);
      if (pauseMs === undefined || signal.aborted) throw report(failure, floor);
      retry += 1;
      floor.log.warn({ trouble: failure.facts.trouble, status, retry }, "the provider failed, trying again");
      await pause(pauseMs, signal);
    } finally {
      await answer.return({ isComplete: false, usage: { inputTokens: 0, outputTokens: 0 } });
    }
  }
}

function attempt({ floor, request, messages, signal }: Attempts): AsyncGenerator<string, AnswerEnd, void> {
  const { maxTokens, temperature } = request.settings;
  const options = floor.provider.adjust(
    { prompt: messages, maxOutputTokens: maxTokens, temperature },
    request.offline,
  );
  return streamAnswer({
    provider: floor.provider,
    options: { ...options, maxOutputTokens: maxTokens },
    firstTokenMs: floor.timings.firstTokenMs,
    signal,
  });
}

/** How long to wait before another attempt; `undefined` where there is none. */
function pauseBefore(retry: number, { facts }: ProviderFailure, timings: Timings): number | undefined {
  if (!facts.isRetryable || retry >= timings.retries) return undefined;
  if (facts.retryAfterMs === undefined) return timings.backoffMs * 2 ** retry;
  return facts.retryAfterMs > timings.longestRetryAfterMs ? undefined : facts.retryAfterMs;
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(milliseconds, undefined, { signal });
  } catch {
    throw signal.reason;
  }
}

function report(failure: ProviderFailure, floor: CallFloor): ProviderFailure {
  floor.health.fail(failure, floor.clock.now());
  const { trouble, status } = failure.facts;
  floor.log.error({ trouble, status, provider: floor.provider.id }, explainTrouble(failure, floor.provider));
  return failure;
}

function toMessages(prompt: Prompt, correction: Correction | undefined): LanguageModelV4Prompt {
  const user = (text: string) => ({ role: "user" as const, content: [{ type: "text" as const, text }] });
  const messages: LanguageModelV4Prompt = [{ role: "system", content: prompt.system }, user(prompt.user)];
  const answer = correction?.answer.trim() ?? "";
  // A provider takes no empty turn; without an answer the same question is simply asked again.
  if (correction === undefined || answer === "") return messages;
  return [
    ...messages,
    { role: "assistant", content: [{ type: "text", text: answer }] },
    user(correction.complaint),
  ];
}

function stopped(): AppError {
  return new AppError("reading_stopped", sentenceOf("reading_stopped"));
}
