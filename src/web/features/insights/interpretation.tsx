import { type CSSProperties, Fragment } from "react";
import { paragraphsOf, placeNotes } from "./mark-text.ts";
import { MarkedText } from "./marked-text.tsx";
import { StruckText } from "./struck-text.tsx";

/** The character that keeps the number of a margin note on the same line as the word before it. */
const WORD_JOINER = "\u2060";

interface InterpretationProps {
  interpretation: string;
  insights: string[];
  /** For each key insight, the index of the paragraph that it belongs to; `null` where the model gave none. */
  notePlaces: (number | null)[] | undefined;
  cardNames: readonly string[];
  ownWords: string;
  /** The sentences that the person marked as wrong. They are shown struck out. */
  struck?: readonly string[] | undefined;
  /**
   * Set for a text that the person reads while it arrives: `arriving`, and then `arrived`. Notes must not move such
   * a text. Absent for any other text.
   */
  arrival?: "arriving" | "arrived" | undefined;
}

/**
 * The interpretation with one numbered note for each key insight, in the margin or, on a phone, below its
 * paragraph. For a text that the person read while it arrived, all notes stand together: beside the text, or below
 * it on a phone.
 */
export function Interpretation({
  interpretation,
  insights,
  notePlaces,
  cardNames,
  ownWords,
  struck = [],
  arrival,
}: InterpretationProps) {
  const paragraphs = paragraphsOf(interpretation);
  const places = placeNotes(insights.length, paragraphs.length, notePlaces);
  const notesAt = (paragraph: number) =>
    insights.flatMap((text, index) => (places[index] === paragraph ? [{ number: index + 1, text }] : []));
  const hasArrived = arrival !== undefined;
  return (
    <section
      aria-label="Interpretation"
      // Screen readers announce the text when it is complete, not word by word.
      {...(hasArrived && { "aria-live": "polite", "aria-busy": arrival === "arriving" })}
      className="reading-columns"
      style={hasArrived ? { gridTemplateRows: `repeat(${paragraphs.length}, auto) 1fr` } : undefined}
    >
      {paragraphs.map((text, index) => {
        const notes = notesAt(index);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
          <Fragment key={index}>
            <p dir="auto" className="type-read max-w-column-read [overflow-wrap:anywhere]">
              <StruckText text={text} struck={struck}>
                {(part) => <MarkedText text={part} cardNames={cardNames} ownWords={ownWords} />}
              </StruckText>
              {notes.map(({ number }) => (
                <sup
                  key={number}
                  aria-hidden="true"
                  className={`type-log pl-px text-gold ${hasArrived ? "inline-block w-0 whitespace-nowrap leading-none" : ""}`}
                >
                  {WORD_JOINER}
                  {number}
                </sup>
              ))}
            </p>
            {!hasArrived && <MarginNotes notes={notes} struck={struck} />}
          </Fragment>
        );
      })}
      {hasArrived && (
        <MarginNotes
          notes={insights.map((text, index) => ({ number: index + 1, text }))}
          rowCount={paragraphs.length + 1}
          struck={struck}
        />
      )}
    </section>
  );
}

interface MarginNotesProps {
  notes: readonly { number: number; text: string }[];
  struck: readonly string[];
  /** The number of grid rows that the notes span; absent for notes that belong to one paragraph. */
  rowCount?: number;
}

function MarginNotes({ notes, struck, rowCount }: MarginNotesProps) {
  if (notes.length === 0) return null;
  return (
    <div
      className={`grid content-start gap-4 ${rowCount ? "reading-notes" : ""}`}
      style={rowCount ? ({ "--rows": rowCount } as CSSProperties) : undefined}
    >
      {notes.map((note) => (
        <MarginNote key={note.number} {...note} struck={struck} />
      ))}
    </div>
  );
}

function MarginNote({ number, text, struck }: { number: number; text: string; struck: readonly string[] }) {
  return (
    <aside
      dir="auto"
      aria-label={`Note ${number}`}
      className="relative pl-11 type-note [overflow-wrap:anywhere]"
    >
      <span
        aria-hidden="true"
        className="type-log absolute -top-0.5 left-0 grid size-7 place-items-center rounded-full border border-hair text-gold"
      >
        {number}
      </span>
      <StruckText text={text} struck={struck}>
        {(part) => part}
      </StruckText>
    </aside>
  );
}
