/** A fake model whose pieces all arrive at once, as after a buffering proxy or a stalled connection. */
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
} from "@ai-sdk/provider";
import type { ModelProvider } from "#server/platform/ai/model-provider.ts";

const USAGE = {
  inputTokens: { total: 10, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: 10, text: undefined, reasoning: undefined },
};

export interface BurstProvider extends ModelProvider {
  /** The requests that the model has received, oldest first. */
  asked: LanguageModelV4CallOptions[];
  /** Returns the number of pieces that callers have read, over all answers. */
  taken(): number;
}

/**
 * Returns the fake model. `pieces` is called for each request and returns the pieces of the answer, which may be
 * endless.
 */
export function burstProvider(pieces: () => Iterable<string> | AsyncIterable<string>): BurstProvider {
  const asked: LanguageModelV4CallOptions[] = [];
  let taken = 0;
  async function* parts(): AsyncGenerator<LanguageModelV4StreamPart> {
    yield { type: "text-start", id: "0" };
    for await (const delta of pieces()) {
      taken += 1;
      yield { type: "text-delta", id: "0", delta };
    }
    yield { type: "finish", usage: USAGE, finishReason: { unified: "stop", raw: undefined } };
  }
  const model = {
    specificationVersion: "v4",
    provider: "burst",
    modelId: "burst",
    supportedUrls: {},
    doStream: async (options: LanguageModelV4CallOptions) => {
      asked.push(options);
      return { stream: toStream(parts()) };
    },
  } as unknown as LanguageModelV4;
  return {
    kind: "model",
    label: "a burst",
    id: "burst",
    isThirdParty: true,
    model,
    adjust: (options) => options,
    learnFrom: () => false,
    settings: { key: "", model: "", address: "" },
    asked,
    taken: () => taken,
  };
}

function toStream(
  parts: AsyncGenerator<LanguageModelV4StreamPart>,
): ReadableStream<LanguageModelV4StreamPart> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

export function* inPieces(text: string, length: number): Generator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

export function* forEver(piece: string): Generator<string> {
  for (;;) yield piece;
}
