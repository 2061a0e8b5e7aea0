import { useState } from "react";
import { readStoredText, storeText } from "../../api/kept.ts";
import { KEPT } from "../../kept-items.ts";

/**
 * Returns whether this person dismissed this card's banner on this device, and a function that dismisses it.
 * Signing out resets it.
 */
export function useDismissed(userId: string, slug: string): [boolean, () => void] {
  const name = `${KEPT.dismissedCard.key}${userId}:${slug}`;
  const [dismissed, setDismissed] = useState<string | null>(() => (readFlag(name) ? name : null));

  function dismiss(): void {
    setDismissed(name);
    // If storage is not available, the banner is shown again on the next visit.
    storeText(localStorage, name, "yes");
  }

  return [dismissed === name || readFlag(name), dismiss];
}

function readFlag(name: string): boolean {
  return readStoredText(localStorage, name) !== null;
}
