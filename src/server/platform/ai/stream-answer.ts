/** One request to a model: its text as it comes, within the time and the length it may take. */
import {
  InvalidResponseDataError,
  type LanguageModelV4CallOptions,
  type LanguageModelV4StreamPart,
} from "@ai-sdk/provider";
import { sentences } from "../errors/sentences.ts";
import { inSlices } from "../turns.ts";
import type { TokenUsage } from "./duck.ts";
import type { ModelProvider } from "./model-provider.ts";
import { ProviderFailure } from "./provider-failure.ts";

export interface AnswerEnd {
  /** The model said it was done. Otherwise the stream was cut, by the provider, a bound, or the tokens' end. */
  isComplete: boolean;
  usage: TokenUsage;
}

export interface AnswerRequest {
  provider: ModelProvider;
  options: LanguageModelV4CallOptions & { maxOutputTokens: number };
  firstTokenMs: number;
  /** Ends the request: a stop, or the end of the whole call's time. */
  signal: AbortSignal;
  onText(text: string): void;
}

/** More characters than any honest token count explains: the stream has no end. */
const CHARACTERS_PER_TOKEN_AT_MOST = 8;
/** Of pieces that lie ready, so many characters at most are read in one turn of the event loop. */
const CHARACTERS_A_SLICE = 16_384;
/** The reason a call's signal gives when its whole time is over: text that came until then still counts. */
export const CALL_TIME_OVER = new ProviderFailure("No whole answer in time", {
  trouble: "overloaded",
  isRetryable: false,
});
const FIRST_TOKEN_LATE = new ProviderFailure("No first token in time", {
  trouble: "overloaded",
  isRetryable: true,
});

/**
 * Yields text in order and returns how it ended. A cut after some text is an end, not an error; the caller sees
 * whether what came can be used. Throws what the provider throws, `ProviderFailure` for a late first token and for
 * a reply that does not begin with text, and the signal's reason.
 */
export async function* streamAnswer(request: AnswerRequest): AsyncGenerator<string, AnswerEnd, void> {
  const { provider, options, signal } = request;
  const attempt = new AbortController();
  const abort = () => attempt.abort(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort, { once: true });
  const timer = setTimeout(() => attempt.abort(FIRST_TOKEN_LATE), request.firstTokenMs);
  const aborted = rejectionOf(attempt.signal);
  try {
    const opened = provider.model.doStream({ ...options, abortSignal: attempt.signal });
    const { stream } = await Promise.race([opened, aborted]);
    return yield* readText(stream, {
      aborted,
      signal: attempt.signal,
      mostCharacters: options.maxOutputTokens * CHARACTERS_PER_TOKEN_AT_MOST,
      onFirstToken: () => clearTimeout(timer),
      onText: request.onText,
    });
  } catch (error) {
    // The library reports an abort in its own words; ours say why.
    throw attempt.signal.aborted ? attempt.signal.reason : error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
    attempt.abort();
  }
}

interface ReadOptions {
  signal: AbortSignal;
  /** Rejects with the signal's reason. */
  aborted: Promise<never>;
  mostCharacters: number;
  onFirstToken(): void;
  onText(text: string): void;
}

async function* readText(
  stream: ReadableStream<LanguageModelV4StreamPart>,
  options: ReadOptions,
): AsyncGenerator<string, AnswerEnd, void> {
  const reader = stream.getReader();
  const end: AnswerEnd = { isComplete: false, usage: { inputTokens: 0, outputTokens: 0 } };
  const slices = inSlices(CHARACTERS_A_SLICE);
  let characters = 0;
  try {
    while (characters < options.mostCharacters) {
      const part = await nextInTime(reader, characters > 0, options);
      if (part === undefined) break;
      if (isToken(part)) options.onFirstToken();
      if (part.type === "finish") recordEnd(end, part);
      const text = textOf(part, characters > 0).slice(0, options.mostCharacters - characters);
      characters += text.length;
      if (text !== "") {
        options.onText(text);
        yield text;
      }
      await slices.next(text.length);
    }
    return end;
  } finally {
    reader.cancel().catch(() => {});
  }
}

/** The next part, unless the signal fires first. When the whole time is over, text that came is the answer. */
async function nextInTime(
  reader: ReadableStreamDefaultReader<LanguageModelV4StreamPart>,
  hasText: boolean,
  { signal, aborted }: ReadOptions,
): Promise<LanguageModelV4StreamPart | undefined> {
  try {
    const part = await Promise.race([nextPart(reader, hasText), aborted]);
    if (part === undefined) signal.throwIfAborted();
    return part;
  } catch (error) {
    if (hasText && signal.aborted && signal.reason === CALL_TIME_OVER) return undefined;
    throw error;
  }
}

/** `undefined` at the end, where a stream that already gave text breaks off, and where one closes without any. */
async function nextPart(
  reader: ReadableStreamDefaultReader<LanguageModelV4StreamPart>,
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

/** A reply must begin with text; what a model thinks before it answers is no part of the reply. */
function textOf(part: LanguageModelV4StreamPart, hasText: boolean): string {
  if (part.type === "text-delta") return part.delta;
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
  end.usage = {
    inputTokens: part.usage.inputTokens.total ?? 0,
    outputTokens: part.usage.outputTokens.total ?? 0,
  };
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  const rejection = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  // Nobody may be waiting when the signal fires after the end.
  rejection.catch(() => {});
  return rejection;
}
