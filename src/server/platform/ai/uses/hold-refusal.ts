import { mayBecomeRefusal } from "#domain/readings/refusal.ts";

interface RefusalHold {
  /** Takes the next piece of a text and returns what may be shown. */
  take(piece: string): string;
  /** Returns what is still held back. */
  rest(): string;
}

/** Holds the beginning of a text back as long as it may become a refusal. `isOpen`: nothing is held back. */
export function createRefusalHold(isOpen = false): RefusalHold {
  let held: string | null = isOpen ? null : "";
  return {
    take(piece) {
      if (held === null) return piece;
      held += piece;
      if (mayBecomeRefusal(held)) return "";
      const text = held;
      held = null;
      return text;
    },
    rest() {
      const text = held ?? "";
      held = null;
      return text;
    },
  };
}
