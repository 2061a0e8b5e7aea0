import { useEffect, useState } from "react";
import { useIsQuiet } from "#web/ui/quiet.ts";
import { playQuack } from "#web/ui/sound.ts";

interface WordsState {
  /** Whether cards still turn: layout work waits, and text that arrives early must not hide them. */
  areCardsTurning: boolean;
  /** Whether the text of the reading is complete. */
  isWhole: boolean;
}

/**
 * Returns the part of the interpretation to show, and plays a quack at its first words. A text that is complete before
 * it can be shown is not returned, because the saved reading follows at once.
 */
export function useWords(text: string, { areCardsTurning, isWhole }: WordsState): string {
  const isQuiet = useIsQuiet();
  const [hasBegun, setBegun] = useState(false);
  const canBegin = text !== "" && !areCardsTurning;
  if (canBegin && !isWhole && !hasBegun) setBegun(true);
  // A person who was shown help hears no quack.
  useEffect(() => {
    if (canBegin && !isQuiet) playQuack();
  }, [canBegin, isQuiet]);
  return canBegin && hasBegun ? text : "";
}
