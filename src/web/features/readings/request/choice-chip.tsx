import type { ReactNode } from "react";

interface ChoiceChipProps {
  /** The name of the group of radio buttons that the chip belongs to. */
  group: string;
  isChosen: boolean;
  onChoose: () => void;
  /** Called when the chosen chip is pressed again. */
  onPressAgain?: () => void;
  children: ReactNode;
}

/**
 * One answer of several, as a round label. The radio button covers the label, so that a tap focuses it directly: a tap on
 * a label focuses its control like a script does, and the browser scrolls to it.
 */
export function ChoiceChip({ group, isChosen, onChoose, onPressAgain, children }: ChoiceChipProps) {
  return (
    <label className="relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge px-3 text-sm hover:border-gold has-checked:border-gold has-checked:bg-gold/20 has-checked:ring-1 has-checked:ring-gold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold">
      <input
        type="radio"
        name={group}
        className="absolute inset-0 cursor-pointer appearance-none opacity-0"
        checked={isChosen}
        onChange={onChoose}
        onClick={() => isChosen && onPressAgain?.()}
      />
      {children}
    </label>
  );
}
