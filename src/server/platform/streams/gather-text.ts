import { nextTurn } from "../turns.ts";

/**
 * The minimum time between two pieces of a streamed text, in milliseconds. Text that is due sooner is joined. 20 pieces a
 * second look like typing, and each piece costs work in every layer.
 */
export const PIECE_MS = 45;

export interface TextGatherer {
  add(text: string): void;
  /** Passes on the collected text at once. Call it after the last text. */
  flush(): void;
}

/**
 * Collects texts that follow each other closely and passes them on as one, so that a thousand pieces become a few
 * events. A text that comes after a longer pause is passed on in the next turn of the event loop.
 */
export function gatherText(pass: (text: string) => void): TextGatherer {
  let gathered = "";
  let passedAt = Number.NEGATIVE_INFINITY;
  let isWaiting = false;
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    isWaiting = false;
    const text = gathered;
    gathered = "";
    if (text === "") return;
    passedAt = performance.now();
    pass(text);
  };
  return {
    add(text) {
      gathered += text;
      if (isWaiting) return;
      isWaiting = true;
      const restMs = passedAt + PIECE_MS - performance.now();
      if (restMs > 0) timer = setTimeout(flush, restMs);
      else void nextTurn().then(flush);
    },
    flush,
  };
}
