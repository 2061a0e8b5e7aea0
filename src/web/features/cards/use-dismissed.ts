import { useState } from "react";
import { keepText, readKeptText } from "../../api/kept.ts";

const PREFIX = "rubber-arcana:dismissed-card:";

/** Whether this person has put away this card's banner on this device. Signing out forgets it. */
export function useDismissed(userId: string, slug: string): [boolean, () => void] {
  const name = `${PREFIX}${userId}:${slug}`;
  const [dismissed, setDismissed] = useState<string | null>(() => (readFlag(name) ? name : null));

  function dismiss(): void {
    setDismissed(name);
    // A browser that keeps nothing shows it again next time.
    keepText(localStorage, name, "yes");
  }

  return [dismissed === name || readFlag(name), dismiss];
}

function readFlag(name: string): boolean {
  return readKeptText(localStorage, name) !== null;
}
