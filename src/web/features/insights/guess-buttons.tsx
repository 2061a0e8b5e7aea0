import type { ComponentProps } from "react";
import { NO_GUESS_ID } from "#domain/readings/is-told-as-unsure.ts";
import { trimEndWhere } from "#domain/text/trim-end.ts";

/** The answer that none of the guesses fits. */
export const NONE = { id: NO_GUESS_ID, label: "none of these" };

export interface Choice {
  id: string;
  label: string;
}

interface Offered {
  guesses?: readonly Choice[] | undefined;
  guessesTaken?: readonly string[] | undefined;
}

/**
 * Returns the guesses that the person has not chosen yet, followed by "none of these". Returns an empty list if the
 * reading had no guesses.
 */
export function choicesLeft({ guesses = [], guessesTaken = [] }: Offered): Choice[] {
  if (guesses.length === 0) return [];
  return [...guesses, NONE].filter(({ id }) => !guessesTaken.includes(id));
}

interface GuessButtonsProps {
  choices: readonly Choice[];
  /** Called with the id of the chosen guess; `null` while nothing can be chosen. */
  onPick: ((id: string) => void) | null;
  /** Whether each guess is a large button on a line of its own, as the main choice of the page. */
  isLarge?: boolean;
}

/** A guess with the attributes of its button. */
interface GuessButton extends Choice {
  action: Pick<ComponentProps<"button">, "type" | "aria-disabled" | "onClick">;
}

/** Shows one button for each guess of what the reading should be about, and one for "none of these". */
export function GuessButtons({ choices, onPick, isLarge = false }: GuessButtonsProps) {
  const buttons = choices.map(
    ({ id, label }): GuessButton => ({
      id,
      label,
      // A disabled button keeps the focus, so that a person with a keyboard stays at the same place.
      action: {
        type: "button",
        "aria-disabled": onPick === null || undefined,
        onClick: () => onPick?.(id),
      },
    }),
  );
  if (isLarge) return <LargeGuesses buttons={buttons} />;
  return (
    <div className="flex flex-wrap gap-2">
      {buttons.map(({ id, label, action }) => (
        <button key={id} {...action} className="answer">
          {label}
        </button>
      ))}
    </div>
  );
}

/** Shows each answer as a large button on a line of its own. */
function LargeGuesses({ buttons }: { buttons: readonly GuessButton[] }) {
  return (
    <ul className="asks-list">
      {buttons.map(({ id, label, action }) => (
        <li key={id}>
          <button {...action} className="answer">
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Shows what the person said that the reading is about, after the cards were read again for it. */
export function ReadAs({ label }: { label: string }) {
  return (
    <p dir="auto" className="type-small max-w-147 text-mist [overflow-wrap:anywhere]">
      Your answer: {trimEndWhere(label, /[.\s]/)}.
    </p>
  );
}
