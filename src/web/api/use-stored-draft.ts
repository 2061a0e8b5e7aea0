import { useState } from "react";
import type { Kept } from "../kept-items.ts";

/**
 * A form draft that is saved in this browser on every keystroke until `drop` is called. `kept` is null when
 * there is no draft. `item` and `id`: the item that holds the draft, and whose draft it is.
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
