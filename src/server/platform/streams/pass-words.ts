import { nextTurn } from "../turns.ts";
import { gatherText } from "./gather-text.ts";

interface WordsListener<Head> {
  /** Receives new text of a model, collected over one turn of the event loop. */
  pass(text: string): void;
  /** Called when there was time to send the first text to the client. */
  onFirst?(): void;
  /** Called before the first text, with what is known by then. */
  onHead?(part: Head): void;
  /** Called where what was passed is void, and the text begins anew. */
  onAnew?(): void;
}

/**
 * Passes on a model's text as it arrives, the first piece at once. Resolves with the part that holds the result, or
 * `undefined` if the stream ends without one. If the stream rejects, passes on the last text and then rejects too.
 */
export async function passWords<Result extends { type: "result" }, Head extends { type: "head" } = never>(
  parts: AsyncIterable<{ type: "delta"; text: string } | { type: "anew" } | Head | Result>,
  { pass, onFirst, onHead, onAnew }: WordsListener<Head>,
): Promise<Result | undefined> {
  const words = gatherText(pass);
  let hasBegun = false;
  let result: Result | undefined;
  try {
    for await (const part of parts) {
      if (part.type === "result") {
        result = part;
        continue;
      }
      if (part.type === "head") {
        onHead?.(part);
        continue;
      }
      if (part.type === "anew") {
        words.flush();
        onAnew?.();
        continue;
      }
      words.add(part.text);
      if (hasBegun) continue;
      hasBegun = true;
      words.flush();
      // Yields to the event loop, so that the first text is sent before the rest of a burst is read.
      await nextTurn();
      onFirst?.();
    }
  } finally {
    words.flush();
  }
  return result;
}
