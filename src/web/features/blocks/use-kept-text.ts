import { useState } from "react";
import { DRAFTS, keepText, readKeptText } from "../../api/kept.ts";

/**
 * A text in a form, kept in this browser with every key until it is dropped. `kept` is null where nothing was typed
 * since. `name` tells it from all others of this person.
 */
export function useKeptText(name: string) {
  const [kept, setKept] = useState(() => readKeptText(localStorage, DRAFTS + name));
  return {
    kept,
    keep(text: string): void {
      setKept(text);
      keepText(localStorage, DRAFTS + name, text);
    },
    drop(): void {
      setKept(null);
      keepText(localStorage, DRAFTS + name, null);
    },
  };
}
