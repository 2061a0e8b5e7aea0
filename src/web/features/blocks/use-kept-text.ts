import { useState } from "react";
import { keepText, readKeptText } from "../../api/kept.ts";

/** Signing out wipes every key that begins like this. */
const PREFIX = "rubber-arcana:draft:";

/**
 * A text in a form, kept in this browser with every key until it is dropped. `kept` is null where nothing was typed
 * since. `name` tells it from all others of this person.
 */
export function useKeptText(name: string) {
  const [kept, setKept] = useState(() => readKeptText(localStorage, PREFIX + name));
  return {
    kept,
    keep(text: string): void {
      setKept(text);
      keepText(localStorage, PREFIX + name, text);
    },
    drop(): void {
      setKept(null);
      keepText(localStorage, PREFIX + name, null);
    },
  };
}
