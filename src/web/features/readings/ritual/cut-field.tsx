import { useId } from "react";
import { DECK_IDS } from "#web/ui/tarot-card.tsx";

interface CutFieldProps {
  cut: number;
  isDisabled: boolean;
  onCut: (cut: number) => void;
}

/** The field for the number of cards that are cut off the top of the deck. The deck above it shows the cut. */
export function CutField({ cut, isDisabled, onCut }: CutFieldProps) {
  const id = useId();
  return (
    <div className="flex w-full max-w-88 items-center gap-3">
      <label htmlFor={id} className="type-small text-mist">
        Cut
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={DECK_IDS.length - 1}
        value={cut}
        disabled={isDisabled}
        aria-valuetext={sayCut(cut)}
        onChange={(event) => onCut(event.target.valueAsNumber)}
        className="cut-range h-11 min-w-0 flex-1 cursor-pointer disabled:cursor-default disabled:opacity-60"
      />
      <span className="type-log w-28 text-right text-mist">{sayCut(cut)}</span>
    </div>
  );
}

function sayCut(cut: number): string {
  return cut === 0 ? "not cut" : `${cut} off the top`;
}
