import { type FakeProvider, fittingReply } from "#test-support/fake-provider.ts";
import { slowReply } from "#test-support/slow-reply.ts";

/**
 * The token limit of the model's requests for a reading of three cards. Requests for a block's name have another limit.
 */
const READING_TOKENS = 1400;

/**
 * Makes the model write this reading slowly, with a pause of `everyMs` after each piece. Returns a function that makes it
 * send the rest at once.
 */
export function answerSlowly(model: FakeProvider, text: string, everyMs: number): () => void {
  const { reply, finish } = slowReply(text, everyMs);
  model.play((request) => (isForReading(request) ? reply : fittingReply(request)));
  return finish;
}

export function isForReading({ body }: { body: Record<string, unknown> }): boolean {
  return body.max_tokens === READING_TOKENS;
}
