import { useEffect, useState } from "react";
import { useIsQuiet } from "#web/ui/quiet.ts";
import { playQuack } from "#web/ui/sound.ts";

/**
 * The interpretation while it arrives. Screen readers announce it when it is complete, not word by word. Text
 * that was complete from the start is not shown here, because its own page is about to open.
 */
export function SpokenText({ text, isWhole }: { text: string; isWhole: boolean }) {
  const [wasWhole] = useState(isWhole);
  const isQuiet = useIsQuiet();
  // A person who was shown help hears no quack.
  useEffect(() => {
    if (!isQuiet) playQuack();
  }, [isQuiet]);
  if (wasWhole) return null;
  return (
    <div
      aria-live="polite"
      aria-busy={!isWhole}
      className="type-read mx-auto w-full max-w-column-read whitespace-pre-line"
    >
      {text}
    </div>
  );
}
