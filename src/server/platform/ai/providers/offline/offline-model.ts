/** The offline duck as a model of the AI library. It streams composed text a few words at a time. */
import { setTimeout as sleep } from "node:timers/promises";
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
} from "@ai-sdk/provider";
import { composeAnswer } from "./compose-answer.ts";
import type { OfflineRequest } from "./offline-request.ts";

/** The key in `providerOptions` that holds the structured request. */
export const REQUEST_KEY = "rubberArcana";

/**
 * The least time between two pieces of an answer, in milliseconds: words that are due sooner come together. 20 pieces a
 * second look like typing, and each costs work in every layer up to the socket.
 */
const PIECE_MS = 45;

const NO_USAGE = {
  inputTokens: { total: 0, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: 0, text: undefined, reasoning: undefined },
};
const FINISH = { unified: "stop" as const, raw: undefined };

export function offlineModel({ wordPauseMs }: { wordPauseMs: number }): LanguageModelV4 {
  return {
    specificationVersion: "v4",
    provider: "rubber-arcana",
    modelId: "offline",
    supportedUrls: {},
    doGenerate: async (options) => ({
      content: [{ type: "text", text: await composeAnswer(requestIn(options)) }],
      finishReason: FINISH,
      usage: NO_USAGE,
      warnings: [],
    }),
    doStream: async (options) => {
      const words = (await composeAnswer(requestIn(options))).match(/^\s+|\S+\s*/g) ?? [];
      return { stream: toStream(piecesOf(words, wordPauseMs), options.abortSignal) };
    },
  };
}

function requestIn({ providerOptions }: LanguageModelV4CallOptions): OfflineRequest {
  const request = providerOptions?.[REQUEST_KEY]?.duckRequest;
  if (request === undefined) throw new TypeError("the offline duck was asked without a request");
  return request as unknown as OfflineRequest;
}

interface Pieces {
  texts: string[];
  /** Milliseconds between two pieces. */
  pauseMs: number;
}

/** Joins words so that the pieces come at the pace of the words. */
function piecesOf(words: readonly string[], wordPauseMs: number): Pieces {
  const size = wordPauseMs > 0 ? Math.ceil(PIECE_MS / wordPauseMs) : 1;
  const texts: string[] = [];
  for (let at = 0; at < words.length; at += size) texts.push(words.slice(at, at + size).join(""));
  return { texts, pauseMs: size * wordPauseMs };
}

function toStream(
  pieces: Pieces,
  signal: AbortSignal | undefined,
): ReadableStream<LanguageModelV4StreamPart> {
  const parts = partsOf(pieces, signal);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return();
    },
  });
}

async function* partsOf(
  { texts, pauseMs }: Pieces,
  signal: AbortSignal | undefined,
): AsyncGenerator<LanguageModelV4StreamPart, void, void> {
  yield { type: "stream-start", warnings: [] };
  yield { type: "text-start", id: "0" };
  for (const [index, text] of texts.entries()) {
    if (pauseMs > 0 && index > 0) await sleep(pauseMs, undefined, signal === undefined ? {} : { signal });
    yield { type: "text-delta", id: "0", delta: text };
  }
  yield { type: "text-end", id: "0" };
  yield { type: "finish", usage: NO_USAGE, finishReason: FINISH };
}
