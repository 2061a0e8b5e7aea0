import { useState } from "react";
import type { Kept } from "../kept-items.ts";

/**
 * Stores a form draft in this browser on every keystroke until `drop` is called. `kept` is the stored draft, or
 * `null` if there is none. `item` is the storage item that holds the draft, and `id` says whose draft it is.
 */
export function useStoredDraft(item: Kept<string>, id: string) {
  const [kept, setKept] = useState(() => item.read(id));
  return {
    kept,
    keep(text: string): void {
      setKept(text);
      item.keep(text, id);
    },
    drop(): void {
      setKept(null);
      item.drop(id);
    },
  };
}
