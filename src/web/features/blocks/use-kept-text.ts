import { useState } from "react";
import { keepText, readKeptText } from "../../api/kept.ts";

/**
 * A form draft that is saved in this browser on every keystroke until `drop` is called. `kept` is null when
 * there is no draft. `key`: the draft's key in storage, from `kept-items.ts`.
 */
export function useKeptText(key: string) {
  const [kept, setKept] = useState(() => readKeptText(localStorage, key));
  return {
    kept,
    keep(text: string): void {
      setKept(text);
      keepText(localStorage, key, text);
    },
    drop(): void {
      setKept(null);
      keepText(localStorage, key, null);
    },
  };
}
