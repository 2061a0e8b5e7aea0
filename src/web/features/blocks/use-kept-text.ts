import { useState } from "react";

/** Signing out wipes every key that begins like this. */
const PREFIX = "rubber-arcana:draft:";

/**
 * A text in a form, kept in this browser with every key until it is dropped. `kept` is null where nothing was typed
 * since. `name` tells it from all others of this person.
 */
export function useKeptText(name: string) {
  const [kept, setKept] = useState(() => read(PREFIX + name));
  return {
    kept,
    keep(text: string): void {
      setKept(text);
      try {
        localStorage.setItem(PREFIX + name, text);
      } catch {
        // A browser that keeps nothing still sends.
      }
    },
    drop(): void {
      setKept(null);
      localStorage.removeItem(PREFIX + name);
    },
  };
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
