import { useState } from "react";
import { KEPT, keptItem, oneOf, SET } from "../../kept-items.ts";

/** The value that versions of the app before 2026-11-25 stored for a dismissed banner. */
const SET_BEFORE = "yes";
const dismissedCard = keptItem({ ...KEPT.dismissedCard, schema: oneOf(SET, SET_BEFORE) });

/**
 * Returns whether this person dismissed this card's banner on this device, and a function that dismisses it.
 * Signing out deletes the record.
 */
export function useDismissedBanner(userId: string, slug: string): [boolean, () => void] {
  const id = `${userId}:${slug}`;
  const [dismissed, setDismissed] = useState<string | null>(() => (isDismissed(id) ? id : null));

  function dismiss(): void {
    setDismissed(id);
    // If storage is not available, the banner is shown again on the next visit.
    dismissedCard.keep(SET, id);
  }

  return [dismissed === id || isDismissed(id), dismiss];
}

function isDismissed(id: string): boolean {
  return dismissedCard.read(id) !== null;
}
