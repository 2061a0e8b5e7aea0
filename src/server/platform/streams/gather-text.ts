import { nextTurn } from "../turns.ts";

export interface TextGatherer {
  add(text: string): void;
  /** Passes on the gathered text at once. Call it after the last text. */
  flush(): void;
}

/** Joins texts from one turn of the event loop into one, so that a thousand pieces become a few events. */
export function gatherText(pass: (text: string) => void): TextGatherer {
  let gathered = "";
  let isWaiting = false;
  const flush = () => {
    const text = gathered;
    gathered = "";
    if (text !== "") pass(text);
  };
  return {
    add(text) {
      gathered += text;
      if (isWaiting) return;
      isWaiting = true;
      void nextTurn().then(() => {
        isWaiting = false;
        flush();
      });
    },
    flush,
  };
}
