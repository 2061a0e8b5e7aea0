import { useId } from "react";
import { HARD_PART_WORDS, HARD_PARTS, type HardPart } from "#domain/readings/hard-part.ts";

interface HardPartChipsProps {
  tapped: HardPart | null;
  onTap: (part: HardPart | null) => void;
}

/** An optional question with one answer. Choosing the same answer again clears it. */
export function HardPartChips({ tapped, onTap }: HardPartChipsProps) {
  const name = useId();
  return (
    <fieldset className="mt-6">
      <legend className="mb-3">
        What is the hard part? <span className="type-small text-mist">optional</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {HARD_PARTS.map((part) => (
          <label
            key={part}
            className="relative inline-flex min-h-11 cursor-pointer items-center rounded-full border border-edge px-3 text-sm hover:border-gold has-checked:border-gold has-checked:text-gold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={tapped === part}
              onChange={() => onTap(part)}
              onClick={() => tapped === part && onTap(null)}
            />
            {HARD_PART_WORDS[part]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
