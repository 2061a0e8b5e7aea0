import { useEffect, useState } from "react";
import { useIsQuietMode } from "#web/ui/quiet.ts";
import { playQuack } from "#web/ui/sound.ts";

interface WordsState {
  /**
   * Whether cards are still turning. Meanwhile no layout work is done, and text that arrives must not hide the
   * cards.
   */
  areCardsTurning: boolean;
  /** Whether the text of the reading is complete. */
  isWhole: boolean;
}

/**
 * Returns the part of the interpretation to show, and plays a quack at its first words. If the text is complete
 * before it can be shown, returns an empty text, because the saved reading follows at once.
 */
export function useWords(text: string, { areCardsTurning, isWhole }: WordsState): string {
  const isQuiet = useIsQuietMode();
  const [hasBegun, setBegun] = useState(false);
  const canBegin = text !== "" && !areCardsTurning;
  if (canBegin && !isWhole && !hasBegun) setBegun(true);
  // The text of another reading, or of the same one written anew, begins by itself.
  if (text === "" && hasBegun) setBegun(false);
  // No quack is played for a person who was shown help lines.
  useEffect(() => {
    if (canBegin && !isQuiet) playQuack();
  }, [canBegin, isQuiet]);
  return canBegin && hasBegun ? text : "";
}
