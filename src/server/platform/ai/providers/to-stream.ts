import type { LanguageModelV4StreamPart } from "@ai-sdk/provider";

/** Makes the stream of a model from its parts. Who stops reading it ends them. */
export function toStream(
  parts: AsyncGenerator<LanguageModelV4StreamPart, void, void>,
): ReadableStream<LanguageModelV4StreamPart> {
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
