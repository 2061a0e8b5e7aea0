import { nextTurn } from "../turns.ts";
import { gatherText } from "./gather-text.ts";

interface WordsListener<Unsure> {
  /** Takes new text of a model, gathered over a turn of the event loop. */
  pass(text: string): void;
  /** Called when the first text of a model has had the time to be sent. */
  onFirst?(): void;
  /** Called before the first text if the duck says that it is unsure. */
  onUnsure?(part: Unsure): void;
}

/**
 * Passes on a model's text as it arrives, the first piece at once. Resolves with the part that holds the result, or
 * `undefined` when the parts end without one. Rejects as the parts do, after the last text was passed on.
 */
export async function passWords<Result extends { type: "result" }, Unsure extends { type: "unsure" } = never>(
  parts: AsyncIterable<{ type: "delta"; text: string } | Unsure | Result>,
  { pass, onFirst, onUnsure }: WordsListener<Unsure>,
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
      if (part.type === "unsure") {
        onUnsure?.(part);
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
