import { useId } from "react";
import { HARD_PART_WORDS, HARD_PARTS, type HardPart } from "#domain/readings/hard-part.ts";
import { ChoiceChip } from "./choice-chip.tsx";

interface HardPartChipsProps {
  tapped: HardPart | null;
  onTap: (part: HardPart | null) => void;
}

/** An optional question with one answer. Choosing the same answer again clears it. */
export function HardPartChips({ tapped, onTap }: HardPartChipsProps) {
  const group = useId();
  return (
    <fieldset>
      <legend className="mb-3">
        What is the hard part? <span className="type-small text-mist">tap one, if it fits</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {HARD_PARTS.map((part) => (
          <ChoiceChip
            key={part}
            group={group}
            isChosen={tapped === part}
            onChoose={() => onTap(part)}
            onPressAgain={() => onTap(null)}
          >
            {HARD_PART_WORDS[part]}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  );
}
