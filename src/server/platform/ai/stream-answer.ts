/** One request to a model: streams its text within limits of time and length. */
import {
  InvalidResponseDataError,
  type LanguageModelV4CallOptions,
  type LanguageModelV4StreamPart,
} from "@ai-sdk/provider";
import { sentences } from "../errors/sentences.ts";
import { inSlices } from "../turns.ts";
import type { ModelProvider } from "./model-provider.ts";
import { ProviderFailure } from "./provider-failure.ts";
import { createThoughtFilter } from "./thoughts.ts";
import type { Timings } from "./timings.ts";
import { NO_TOKENS, type TokenUsage } from "./token-usage.ts";

export interface AnswerEnd {
  /**
   * Whether the model reported that it was done. Otherwise the provider, a limit or a lack of tokens cut the
   * answer off.
   */
  isComplete: boolean;
  /** Whether the model may not write more tokens. */
  isOutOfTokens?: boolean;
  /** Whether the provider says that its model refused, or that a filter held the answer back. */
  isFiltered?: boolean;
  /** The time limit that cut the answer off after its first text; absent if none did. */
  cutBy?: ProviderFailure;
  usage: TokenUsage;
}

/** The end of an answer of which nothing is known. */
export const NO_END: AnswerEnd = { isComplete: false, usage: NO_TOKENS };

export interface AnswerRequest {
  provider: ModelProvider;
  options: LanguageModelV4CallOptions & { maxOutputTokens: number };
  /** The most tokens of the answer alone. `options` may allow more, for the model's thoughts. */
  answerTokens: number;
  limits: Pick<Timings, "firstTokenMs" | "idleMs">;
  /** The signal that ends the request to the model: the caller stopped, or the time of the whole call is over. */
  signal: AbortSignal;
  /** Called when the server has accepted the request and its model is loaded. */
  onAccepted(): void;
  /** Called with all that the model writes, its thoughts too. */
  onText(text: string): void;
}

/** The maximum number of characters per allowed token. A longer answer is cut, because it might never end. */
const CHARACTERS_PER_TOKEN_AT_MOST = 8;
/** The maximum number of characters that are read without yielding to the event loop. */
const CHARACTERS_A_SLICE = 16_384;
/** The abort reason when the whole call's time is over. Text that arrived before still counts. */
export const CALL_TIME_OVER = new ProviderFailure("No whole answer in time", {
  trouble: "overloaded",
  isRetryable: false,
  isLate: true,
});
/** The abort reason when a token is late. Text that arrived before still counts. */
export const TOKEN_LATE = new ProviderFailure("No token in time", {
  trouble: "overloaded",
  isRetryable: true,
  isLate: true,
});

/**
 * Yields text in order, without the model's thoughts, and returns how it ended. A cut after some text is an end, not an
 * error; the caller decides whether the text is usable. Throws the provider's errors, the signal's reason, and
 * `ProviderFailure` for a late first token or a reply that does not begin with text.
 */
export async function* streamAnswer(request: AnswerRequest): AsyncGenerator<string, AnswerEnd, void> {
  const end: AnswerEnd = { isComplete: false, usage: { ...NO_TOKENS } };
  const slices = inSlices(CHARACTERS_A_SLICE);
  const attempt = startAttempt(request);
  const answer = createAnswerGate(request);
  try {
    const reader = await attempt.open();
    while (!answer.isOver()) {
      const part = await nextInTime(reader, answer.hasText(), attempt.signal);
      request.onAccepted();
      if (part && isToken(part)) attempt.hasToken();
      if (part?.type === "finish") recordEnd(end, part);
      const text = answer.take(part);
      if (text !== "") {
        yield text;
        // The time that the reader of this stream took does not count.
        attempt.hasToken();
      }
      await slices.next(lengthOf(part));
    }
    return isTimeOver(attempt.signal) ? { ...end, cutBy: attempt.signal.reason } : end;
  } catch (error) {
    // The library throws its own abort error; the signal's reason says why.
    throw attempt.signal.aborted ? attempt.signal.reason : error;
  } finally {
    attempt.close();
  }
}

function lengthOf(part: LanguageModelV4StreamPart | undefined): number {
  return part && "delta" in part ? part.delta.length : 0;
}

/** Lets the answer through, as far as it may go, and keeps the model's thoughts back. */
function createAnswerGate({ options, answerTokens, onText }: AnswerRequest) {
  const mostWritten = options.maxOutputTokens * CHARACTERS_PER_TOKEN_AT_MOST;
  const longestAnswer = answerTokens * CHARACTERS_PER_TOKEN_AT_MOST;
  const withoutThoughts = createThoughtFilter();
  let written = 0;
  let answered = 0;
  let isOver = false;
  return {
    hasText: () => answered > 0,
    isOver: () => isOver,
    /** Takes the next part of the stream, `undefined` at its end, and returns what is part of the answer. */
    take(part: LanguageModelV4StreamPart | undefined): string {
      const said = part ? writtenIn(part, answered > 0).slice(0, mostWritten - written) : "";
      written += said.length;
      if (said !== "") onText(said);
      isOver = part === undefined || written >= mostWritten;
      const text = withoutThoughts(part?.type === "text-delta" ? said : "", isOver);
      const allowed = text.slice(0, longestAnswer - answered);
      answered += allowed.length;
      isOver ||= answered >= longestAnswer;
      return allowed;
    },
  };
}

type PartReader = ReadableStreamDefaultReader<LanguageModelV4StreamPart>;

/**
 * One request to a model with its time limits. `close` ends the request and removes its timer and listeners.
 */
function startAttempt({ provider, options, signal, limits }: AnswerRequest) {
  const attempt = new AbortController();
  const abort = () => attempt.abort(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort, { once: true });
  const isLate = () => attempt.abort(TOKEN_LATE);
  let timer = setTimeout(isLate, limits.firstTokenMs);
  let hasBegun = false;
  const aborted = rejectionOf(attempt.signal);
  let reader: PartReader | undefined;
  // Ends a pending read. Racing each read against one promise would leak memory until that promise settles.
  const cancel = () => void reader?.cancel(attempt.signal.reason).catch(() => {});
  return {
    signal: attempt.signal,
    async open(): Promise<PartReader> {
      const opened = provider.model.doStream({ ...options, abortSignal: attempt.signal });
      const { stream } = await Promise.race([opened, aborted]);
      reader = stream.getReader();
      if (attempt.signal.aborted) cancel();
      attempt.signal.addEventListener("abort", cancel, { once: true });
      return reader;
    },
    /** Records that a token has arrived: the time limit of the next one begins. */
    hasToken(): void {
      if (hasBegun) return void timer.refresh();
      hasBegun = true;
      clearTimeout(timer);
      timer = setTimeout(isLate, limits.idleMs);
    },
    close(): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", abort);
      attempt.signal.removeEventListener("abort", cancel);
      cancel();
      attempt.abort();
    },
  };
}

/**
 * Returns the next part of the stream, or throws if the signal fires first. When the time is over, the text
 * so far is kept.
 */
async function nextInTime(
  reader: PartReader,
  hasText: boolean,
  signal: AbortSignal,
): Promise<LanguageModelV4StreamPart | undefined> {
  const part = await nextPart(reader, hasText);
  if (part === undefined && !(hasText && isTimeOver(signal))) signal.throwIfAborted();
  return part;
}

function isTimeOver({ reason }: AbortSignal): boolean {
  return reason === CALL_TIME_OVER || reason === TOKEN_LATE;
}

/**
 * Returns the next text; `undefined` at the end of the stream, also where the stream breaks off after text or
 * closes without any.
 */
async function nextPart(
  reader: PartReader,
  hasText: boolean,
): Promise<LanguageModelV4StreamPart | undefined> {
  try {
    const { done, value } = await reader.read();
    if (done) return undefined;
    if (value.type === "error") throw value.error;
    return value;
  } catch (error) {
    if (hasText || InvalidResponseDataError.isInstance(error)) return undefined;
    throw error;
  }
}

/** Returns what the model wrote in a part of the stream, its thoughts too. Throws if the reply does not begin with text. */
function writtenIn(part: LanguageModelV4StreamPart, hasText: boolean): string {
  if (part.type === "text-delta" || part.type === "reasoning-delta") return part.delta;
  const isOther = part.type.startsWith("tool-") || part.type === "file";
  if (isOther && !hasText) {
    throw new ProviderFailure(sentences.unexpectedModelReply, {
      trouble: "unusable_answer",
      isRetryable: false,
    });
  }
  return "";
}

function isToken(part: LanguageModelV4StreamPart): boolean {
  return (part.type === "text-delta" || part.type === "reasoning-delta") && part.delta !== "";
}

function recordEnd(end: AnswerEnd, part: Extract<LanguageModelV4StreamPart, { type: "finish" }>): void {
  end.isComplete = part.finishReason.unified === "stop";
  end.isOutOfTokens = part.finishReason.unified === "length";
  end.isFiltered = part.finishReason.unified === "content-filter";
  const { inputTokens, outputTokens } = part.usage;
  end.usage = {
    inputTokens: inputTokens.total ?? 0,
    outputTokens: outputTokens.total ?? 0,
    cacheReadTokens: inputTokens.cacheRead ?? 0,
    cacheWriteTokens: inputTokens.cacheWrite ?? 0,
  };
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  const rejection = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  // The empty handler avoids an unhandled rejection when the signal fires after the end.
  rejection.catch(() => {});
  return rejection;
}
