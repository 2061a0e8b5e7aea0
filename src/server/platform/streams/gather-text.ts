import { nextTurn } from "../turns.ts";

export interface TextGatherer {
  add(text: string): void;
  /** Passes on at once what was gathered. To be called at the end of the texts. */
  flush(): void;
}

/** Passes on what came within one turn of the event loop as one text: a burst of a thousand pieces is a few events. */
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
