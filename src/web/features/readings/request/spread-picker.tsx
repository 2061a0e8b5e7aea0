import type { SpreadType } from "#domain/readings/spread.ts";
import { Button } from "#web/ui/button.tsx";
import { SpreadIcon } from "#web/ui/icons.tsx";

const SPREADS: { id: SpreadType; name: string; line: string; cards: 1 | 3 }[] = [
  {
    id: "quick-draw",
    name: "Quick Duck Spread",
    line: "a single card for immediate perspective shifts",
    cards: 1,
  },
  {
    id: "full-pond",
    name: "Full Pond Spread",
    line: "a comprehensive look from multiple angles: situation, challenge, advice",
    cards: 3,
  },
];

interface SpreadPickerProps {
  picked: SpreadType | null;
  onPick: (spread: SpreadType) => void;
}

/** Step two of a request: one card or three. */
export function SpreadPicker({ picked, onPick }: SpreadPickerProps) {
  const chosen = SPREADS.find((spread) => spread.id === picked);
  const other = SPREADS.find((spread) => spread.id !== picked);
  if (chosen && other) {
    return (
      <div>
        <p className="flex items-center gap-3">
          <SpreadIcon cards={chosen.cards} className="size-6 text-gold" />
          <span>{chosen.name}</span>
        </p>
        <p className="type-small mt-1 text-mist">{chosen.line}</p>
        <Button look="link" onClick={() => onPick(other.id)}>
          {other.cards === 1 ? "One card instead" : "Three cards instead"}
        </Button>
      </div>
    );
  }
  return (
    <fieldset>
      <legend className="type-display mb-4">How far in?</legend>
      {SPREADS.map(({ id, name, line, cards }) => (
        <button
          key={id}
          type="button"
          onClick={() => onPick(id)}
          className="group flex min-h-11 w-full cursor-pointer items-start gap-4 border-t border-ripple py-4 text-left"
        >
          <SpreadIcon cards={cards} className="mt-0.5 size-6 text-gold" />
          <span>
            <span className="block group-hover:text-gold">{name}</span>
            <span className="type-small block text-mist">{line}</span>
          </span>
        </button>
      ))}
    </fieldset>
  );
}
