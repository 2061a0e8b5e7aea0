import { useState } from "react";

const PREFIX = "rubber-arcana:dismissed-card:";

/** Whether this person has put away this card's banner on this device. Signing out forgets it. */
export function useDismissed(userId: string, slug: string): [boolean, () => void] {
  const name = `${PREFIX}${userId}:${slug}`;
  const [dismissed, setDismissed] = useState<string | null>(() => (readFlag(name) ? name : null));

  function dismiss(): void {
    setDismissed(name);
    try {
      localStorage.setItem(name, "yes");
    } catch {
      // A browser that keeps nothing shows it again next time.
    }
  }

  return [dismissed === name || readFlag(name), dismiss];
}

function readFlag(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}
