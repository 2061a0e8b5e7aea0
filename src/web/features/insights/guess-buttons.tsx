import { trimEndWhere } from "#domain/text/trim-end.ts";

const NONE = { id: "none", label: "none of these" };

interface GuessButtonsProps {
  guesses: readonly { id: string; label: string }[];
  onPick: (id: string) => void;
  /** Whether each guess takes a line of its own, as the page's main choice. */
  isLarge?: boolean;
}

/** What a reading may be about instead, one button each, and "none of these". */
export function GuessButtons({ guesses, onPick, isLarge = false }: GuessButtonsProps) {
  if (isLarge) {
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
        <button
          type="button"
          onClick={() => onPick(NONE.id)}
          className="underlined mt-1 min-h-12 cursor-pointer text-left font-medium first-letter:uppercase hover:decoration-gold"
        >
          {NONE.label}
        </button>
      </>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      {[...guesses, NONE].map(({ id, label }) => (
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
