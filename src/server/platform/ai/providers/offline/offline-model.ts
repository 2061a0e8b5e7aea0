/** The offline duck as a model of the AI library. It streams what it wrote a few words at a time. */
import { setTimeout as sleep } from "node:timers/promises";
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
} from "@ai-sdk/provider";
import { PIECE_MS } from "#server/platform/streams/gather-text.ts";
import { splitHead } from "../../answer-head.ts";
import { toStream } from "../to-stream.ts";
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
      const parts = partsOf(composeAnswer(requestIn(options)), { wordPauseMs, signal: options.abortSignal });
      return { stream: toStream(parts) };
    },
  };
}

function requestIn({ providerOptions }: LanguageModelV4CallOptions): OfflineRequest {
  const request = providerOptions?.[REQUEST_KEY]?.duckRequest;
  if (request === undefined) throw new TypeError("the offline duck was asked without a request");
  return request as unknown as OfflineRequest;
}

/** Streams words joined into pieces that arrive at the same pace as single words. What stands before the first words comes first. */
async function* partsOf(
  answer: string,
  { wordPauseMs, signal }: { wordPauseMs: number; signal: AbortSignal | undefined },
): AsyncGenerator<LanguageModelV4StreamPart, void, void> {
  const [head, text] = splitHead(answer);
  const words = text.match(/^\s+|\S+\s*/g) ?? [];
  const size = wordPauseMs > 0 ? Math.ceil(PIECE_MS / wordPauseMs) : 1;
  yield { type: "stream-start", warnings: [] };
  yield { type: "text-start", id: "0" };
  if (head !== "") yield { type: "text-delta", id: "0", delta: head };
  for (let at = 0; at < words.length; at += size) {
    if (at > 0 && wordPauseMs > 0) await sleep(size * wordPauseMs, undefined, signal && { signal });
    yield { type: "text-delta", id: "0", delta: words.slice(at, at + size).join("") };
  }
  yield { type: "text-end", id: "0" };
  yield { type: "finish", usage: NO_USAGE, finishReason: FINISH };
}
