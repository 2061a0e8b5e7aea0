import type { SpreadType } from "#domain/readings/spread.ts";
import { Button } from "#web/ui/button.tsx";
import { SpreadIcon } from "#web/ui/icons.tsx";

const SPREADS = {
  "quick-draw": {
    name: "Quick Duck Spread",
    line: "A single card for immediate perspective shifts.",
    cards: 1,
    other: "full-pond",
  },
  "full-pond": {
    name: "Full Pond Spread",
    line: "A comprehensive look from multiple angles: situation, challenge, advice.",
    cards: 3,
    other: "quick-draw",
  },
} as const satisfies Record<SpreadType, { name: string; line: string; cards: 1 | 3; other: SpreadType }>;

interface SpreadPickerProps {
  picked: SpreadType;
  onPick: (spread: SpreadType) => void;
}

/** How many cards are drawn, with a button to draw the other number. */
export function SpreadPicker({ picked, onPick }: SpreadPickerProps) {
  const { name, line, cards, other } = SPREADS[picked];
  return (
    <div className="flex items-start gap-3">
      <SpreadIcon cards={cards} className="mt-0.5 size-6 shrink-0 text-gold" />
      <div>
        <p>{name}</p>
        <p className="type-small mt-1 text-mist">{line}</p>
        <Button look="link" onClick={() => onPick(other)}>
          {SPREADS[other].cards === 1 ? "One card instead" : "Three cards instead"}
        </Button>
      </div>
    </div>
  );
}
