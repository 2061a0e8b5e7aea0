import { useState } from "react";
import { DRAFTS, keepText, readKeptText } from "../../api/kept.ts";

/**
 * A form draft that is saved in this browser on every keystroke until `drop` is called. `kept` is null when
 * there is no draft. `name` must be unique among this person's drafts.
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
