import { useEffect, useState } from "react";
import { useIsQuiet } from "../../ui/quiet.ts";
import { playQuack } from "../../ui/sound.ts";

/**
 * The interpretation while it is being said. Read out when it is whole, not word by word. What was whole before it could be
 * shown is left to its own page, which is about to come.
 */
export function SpokenText({ text, isWhole }: { text: string; isWhole: boolean }) {
  const [wasWhole] = useState(isWhole);
  const isQuiet = useIsQuiet();
  // Nobody who was shown help is quacked at.
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
