import { useState } from "react";
import { readStoredText, storeText } from "./kept.ts";

/**
 * A form draft that is saved in this browser on every keystroke until `drop` is called. `kept` is null when
 * there is no draft. `key`: the draft's key in storage, from `kept-items.ts`.
 */
export function useStoredDraft(key: string) {
  const [kept, setKept] = useState(() => readStoredText(localStorage, key));
  return {
    kept,
    keep(text: string): void {
      setKept(text);
      storeText(localStorage, key, text);
    },
    drop(): void {
      setKept(null);
      storeText(localStorage, key, null);
    },
  };
}
