/** The offline duck as a model of the AI library. It streams composed text a few words at a time. */
import { setTimeout as sleep } from "node:timers/promises";
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
} from "@ai-sdk/provider";
import { PIECE_MS } from "#server/platform/streams/gather-text.ts";
import { runAtMost } from "../../../run-at-most.ts";
import { waitForSlice } from "../../../turns.ts";
import { splitHead } from "../../answer-head.ts";
import { type ComposedAnswer, composeAnswer } from "./compose-answer.ts";
import type { OfflineRequest } from "./offline-request.ts";

/** The key in `providerOptions` that holds the structured request. */
export const REQUEST_KEY = "rubberArcana";

const NO_USAGE = {
  inputTokens: { total: 0, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: 0, text: undefined, reasoning: undefined },
};
const FINISH = { unified: "stop" as const, raw: undefined };

/**
 * The maximum number of readings that are composed at the same time. Composing needs only the processor, so that more at a
 * time would make all of them late together.
 */
const COMPOSED_AT_ONCE = 1;

export function offlineModel({ wordPauseMs }: { wordPauseMs: number }): LanguageModelV4 {
  const inTurn = runAtMost(COMPOSED_AT_ONCE);
  const compose = (options: LanguageModelV4CallOptions) =>
    composeAnswer(requestIn(options), { inTurn, signal: options.abortSignal });
  return {
    specificationVersion: "v4",
    provider: "rubber-arcana",
    modelId: "offline",
    supportedUrls: {},
    doGenerate: async (options) => {
      const { shown, rest } = await compose(options);
      return {
        content: [{ type: "text", text: shown + rest }],
        finishReason: FINISH,
        usage: NO_USAGE,
        warnings: [],
      };
    },
    doStream: async (options) => {
      const composed = await compose(options);
      return { stream: toStream(piecesOf(composed, wordPauseMs), options.abortSignal) };
    },
  };
}

function requestIn({ providerOptions }: LanguageModelV4CallOptions): OfflineRequest {
  const request = providerOptions?.[REQUEST_KEY]?.duckRequest;
  if (request === undefined) throw new TypeError("the offline duck was asked without a request");
  return request as unknown as OfflineRequest;
}

interface Piece {
  text: string;
  /** The time to wait before this piece, in milliseconds. */
  pauseMs: number;
}

/**
 * Joins words into pieces that arrive at the same pace as single words. The hidden rest of the answer comes last, in
 * one piece.
 */
function piecesOf({ shown, rest }: ComposedAnswer, wordPauseMs: number): Piece[] {
  const [head, text] = splitHead(shown);
  const words = wordsIn(text);
  const size = wordPauseMs > 0 ? Math.ceil(PIECE_MS / wordPauseMs) : 1;
  const pieces: Piece[] = head === "" ? [] : [{ text: head, pauseMs: 0 }];
  for (let at = 0; at < words.length; at += size)
    pieces.push({ text: words.slice(at, at + size).join(""), pauseMs: at === 0 ? 0 : size * wordPauseMs });
  if (rest !== "") pieces.push({ text: rest, pauseMs: wordsIn(rest).length * wordPauseMs });
  return pieces;
}

function wordsIn(text: string): readonly string[] {
  return text.match(/^\s+|\S+\s*/g) ?? [];
}

function toStream(
  pieces: readonly Piece[],
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
  pieces: readonly Piece[],
  signal: AbortSignal | undefined,
): AsyncGenerator<LanguageModelV4StreamPart, void, void> {
  yield { type: "stream-start", warnings: [] };
  yield { type: "text-start", id: "0" };
  for (const { text, pauseMs } of pieces) {
    if (pauseMs > 0) {
      await sleep(pauseMs, undefined, signal === undefined ? {} : { signal });
      // The pauses of many answers may end in the same turn of the event loop.
      await waitForSlice();
    }
    yield { type: "text-delta", id: "0", delta: text };
  }
  yield { type: "text-end", id: "0" };
  yield { type: "finish", usage: NO_USAGE, finishReason: FINISH };
}
