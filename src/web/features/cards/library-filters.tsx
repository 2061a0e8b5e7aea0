import { FAMILIES } from "#domain/deck/card.ts";
import type { CardFilter, TimesMet } from "./find-cards.ts";

interface LibraryFiltersProps {
  filter: CardFilter;
  deckSize: number;
  /** `null` while it loads; absent for somebody without an account. */
  timesMet: TimesMet | null | undefined;
  onChange: (filter: CardFilter) => void;
}

/** The families of the deck, and which of the cards somebody has met. */
export function LibraryFilters({ filter, deckSize, timesMet, onChange }: LibraryFiltersProps) {
  return (
    <div className="mt-3 grid gap-x-8 md:flex">
      <Choices
        label="Family"
        chosen={filter.family}
        choices={FAMILIES.map((family) => [family, family])}
        onChoose={(family) => onChange({ ...filter, family })}
      />
      {timesMet !== undefined && (
        <Choices
          label="Met"
          chosen={filter.met}
          choices={[
            ["met", timesMet ? `met ${timesMet.size}` : "met"],
            ["unmet", timesMet ? `not met ${deckSize - timesMet.size}` : "not met"],
          ]}
          onChoose={(met) => onChange({ ...filter, met })}
        />
      )}
    </div>
  );
}

interface ChoicesProps<Choice extends string> {
  label: string;
  /** `null` for all. */
  chosen: Choice | null;
  choices: readonly (readonly [choice: Choice, words: string])[];
  onChoose: (choice: Choice | null) => void;
}

/** A row of words of which one is pressed. Pressing it again shows all. */
function Choices<Choice extends string>({ label, chosen, choices, onChoose }: ChoicesProps<Choice>) {
  return (
    <fieldset className="-mx-2 flex flex-wrap">
      <legend className="sr-only">{label}</legend>
      {choices.map(([choice, words]) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === chosen}
          onClick={() => onChoose(choice === chosen ? null : choice)}
          className="type-log min-h-11 cursor-pointer px-2 text-mist hover:text-moon aria-pressed:text-gold aria-pressed:underline aria-pressed:underline-offset-4"
        >
          {words}
        </button>
      ))}
    </fieldset>
  );
}
