import { trimEndWhere } from "#domain/text/trim-end.ts";
import type { SavedInsight } from "./saved-insight.ts";

const NONE = { id: "none", label: "none of these" };

interface Choice {
  id: string;
  label: string;
}

/** Returns the guesses that the person has not chosen yet, and "none of these"; empty if there were no guesses. */
export function choicesLeft({ reading, guessesTaken = [] }: SavedInsight): Choice[] {
  const guesses = reading.guesses ?? [];
  if (guesses.length === 0) return [];
  return [...guesses, NONE].filter(({ id }) => !guessesTaken.includes(id));
}

interface GuessButtonsProps {
  choices: readonly Choice[];
  onPick: (id: string) => void;
  /** Whether each guess takes a line of its own, as the page's main choice. */
  isLarge?: boolean;
}

/** What a reading may be about instead, one button each, and "none of these". */
export function GuessButtons({ choices, onPick, isLarge = false }: GuessButtonsProps) {
  if (isLarge) {
    const guesses = choices.filter(({ id }) => id !== NONE.id);
    return (
      <>
        <ul className="mt-3 grid list-none gap-2.5">
          {guesses.map(({ id, label }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => onPick(id)}
                className="min-h-14 w-full cursor-pointer rounded-[28px] border border-edge px-5 py-2 text-left font-medium hover:border-gold"
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
        {choices.length > guesses.length && (
          <button
            type="button"
            onClick={() => onPick(NONE.id)}
            className="underlined mt-1 min-h-12 cursor-pointer text-left font-medium hover:decoration-gold"
          >
            None of these
          </button>
        )}
      </>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      {choices.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          onClick={() => onPick(id)}
          className="min-h-11 cursor-pointer rounded-full border border-edge px-4 text-left hover:border-gold"
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** What the person said that the reading is about, after it was read again. */
export function ReadAs({ label }: { label: string }) {
  return (
    <p className="type-small max-w-147 text-mist [overflow-wrap:anywhere]">
      Read again as: {trimEndWhere(label, /[.\s]/)}.
    </p>
  );
}
