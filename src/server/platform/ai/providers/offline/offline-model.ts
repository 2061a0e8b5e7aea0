/** The offline duck as a model of the AI library. It streams composed text word by word. */
import { setTimeout as sleep } from "node:timers/promises";
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
} from "@ai-sdk/provider";
import { splitUnsureHead } from "../../unsure-head.ts";
import { composeAnswer } from "./compose-answer.ts";
import type { OfflineRequest } from "./offline-request.ts";

/** The key in `providerOptions` that holds the structured request. */
export const REQUEST_KEY = "rubberArcana";

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
      content: [{ type: "text", text: composeAnswer(requestIn(options)) }],
      finishReason: FINISH,
      usage: NO_USAGE,
      warnings: [],
    }),
    doStream: async (options) => {
      const [head, text] = splitUnsureHead(composeAnswer(requestIn(options)));
      const words = text.match(/^\s+|\S+\s*/g) ?? [];
      return { stream: toStream([head, ...words].filter(Boolean), wordPauseMs, options.abortSignal) };
    },
  };
}

function requestIn({ providerOptions }: LanguageModelV4CallOptions): OfflineRequest {
  const request = providerOptions?.[REQUEST_KEY]?.duckRequest;
  if (request === undefined) throw new TypeError("the offline duck was asked without a request");
  return request as unknown as OfflineRequest;
}

function toStream(
  words: string[],
  pauseMs: number,
  signal: AbortSignal | undefined,
): ReadableStream<LanguageModelV4StreamPart> {
  const parts = partsOf(words, pauseMs, signal);
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
  words: string[],
  pauseMs: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<LanguageModelV4StreamPart, void, void> {
  yield { type: "stream-start", warnings: [] };
  yield { type: "text-start", id: "0" };
  for (const [index, word] of words.entries()) {
    if (pauseMs > 0 && index > 0) await sleep(pauseMs, undefined, signal === undefined ? {} : { signal });
    yield { type: "text-delta", id: "0", delta: word };
  }
  yield { type: "text-end", id: "0" };
  yield { type: "finish", usage: NO_USAGE, finishReason: FINISH };
}
