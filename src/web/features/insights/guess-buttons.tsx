import { trimEndWhere } from "#domain/text/trim-end.ts";

const NONE = { id: "none", label: "none of these" };

interface Choice {
  id: string;
  label: string;
}

interface Offered {
  guesses?: readonly Choice[] | undefined;
  guessesTaken?: readonly string[] | undefined;
}

/** Returns the guesses that the person has not chosen yet, and "none of these"; empty if there were no guesses. */
export function choicesLeft({ guesses = [], guessesTaken = [] }: Offered): Choice[] {
  if (guesses.length === 0) return [];
  return [...guesses, NONE].filter(({ id }) => !guessesTaken.includes(id));
}

interface GuessButtonsProps {
  choices: readonly Choice[];
  /** Called with the id of a choice; `null` while none can be chosen. */
  onPick: ((id: string) => void) | null;
  /** Whether each guess takes a line of its own, as the page's main choice. */
  isLarge?: boolean;
}

/** What a reading may be about instead, one button each, and "none of these". */
export function GuessButtons({ choices, onPick, isLarge = false }: GuessButtonsProps) {
  const buttons = choices.map(({ id, label }) => ({
    id,
    label,
    // A button that cannot be pressed keeps the focus, so that a person with a keyboard stays in their place.
    action: {
      type: "button" as const,
      "aria-disabled": onPick === null || undefined,
      onClick: () => onPick?.(id),
    },
  }));
  if (!isLarge) {
    return (
      <div className="flex flex-wrap gap-2">
        {buttons.map(({ id, label, action }) => (
          <button key={id} {...action} className={`min-h-11 rounded-full px-4 ${OUTLINE}`}>
            {label}
          </button>
        ))}
      </div>
    );
  }
  const none = buttons.find(({ id }) => id === NONE.id);
  return (
    <>
      <ul className="mt-3 grid list-none gap-2.5">
        {buttons
          .filter((button) => button !== none)
          .map(({ id, label, action }) => (
            <li key={id}>
              <button
                {...action}
                className={`min-h-14 w-full rounded-[28px] px-5 py-2 font-medium ${OUTLINE}`}
              >
                {label}
              </button>
            </li>
          ))}
      </ul>
      {none && (
        <button
          {...none.action}
          className="underlined mt-1 min-h-12 cursor-pointer text-left font-medium hover:decoration-gold aria-disabled:cursor-default aria-disabled:text-mist"
        >
          None of these
        </button>
      )}
    </>
  );
}

const OUTLINE =
  "cursor-pointer border border-edge text-left hover:border-gold aria-disabled:cursor-default aria-disabled:border-hair aria-disabled:text-mist";

/** What the person said that the reading is about, after it was read again. */
export function ReadAs({ label }: { label: string }) {
  return (
    <p className="type-small max-w-147 text-mist [overflow-wrap:anywhere]">
      Read again as: {trimEndWhere(label, /[.\s]/)}.
    </p>
  );
}
