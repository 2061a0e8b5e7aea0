import { useState } from "react";
import { keepText, readKeptText } from "../../api/kept.ts";

const PREFIX = "rubber-arcana:dismissed-card:";

/**
 * Returns whether this person dismissed this card's banner on this device, and a function that dismisses it.
 * Signing out resets it.
 */
export function useDismissed(userId: string, slug: string): [boolean, () => void] {
  const name = `${PREFIX}${userId}:${slug}`;
  const [dismissed, setDismissed] = useState<string | null>(() => (readFlag(name) ? name : null));

  function dismiss(): void {
    setDismissed(name);
    // If storage is not available, the banner is shown again on the next visit.
    keepText(localStorage, name, "yes");
  }

  return [dismissed === name || readFlag(name), dismiss];
}

function readFlag(name: string): boolean {
  return readKeptText(localStorage, name) !== null;
}
