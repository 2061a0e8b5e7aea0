import { type AnswerEnd, NO_END } from "../stream-answer.ts";

/** Passes on the pieces of an answer. `kept.end` is how it ended, as soon as it has. */
export async function* keepEnd(
  pieces: AsyncGenerator<string, AnswerEnd, void>,
  kept: { end: AnswerEnd },
): AsyncGenerator<string, void, void> {
  kept.end = yield* pieces;
}

export const notEnded = (): { end: AnswerEnd } => ({ end: NO_END });
