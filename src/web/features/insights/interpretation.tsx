import { Fragment } from "react";
import { paragraphsOf, placeNotes } from "./mark-text.ts";
import { MarkedText } from "./marked-text.tsx";

/** Keeps a note's number on the same line as the word before it. */
const WORD_JOINER = "\u2060";

interface InterpretationProps {
  interpretation: string;
  insights: string[];
  /** The paragraph index for each key insight, as far as the model gave one. */
  notePlaces: (number | null)[] | undefined;
  cardNames: readonly string[];
  ownWords: string;
}

/**
 * The interpretation. Each key insight is a numbered note in the margin, or below its paragraph on a phone.
 */
export function Interpretation({
  interpretation,
  insights,
  notePlaces,
  cardNames,
  ownWords,
}: InterpretationProps) {
  const paragraphs = paragraphsOf(interpretation);
  const places = placeNotes(insights.length, paragraphs.length, notePlaces);
  const notesAt = (paragraph: number) =>
    insights.flatMap((text, index) => (places[index] === paragraph ? [{ number: index + 1, text }] : []));
  return (
    <section aria-label="Interpretation" className="reading-columns">
      {paragraphs.map((text, index) => {
        const notes = notesAt(index);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
          <Fragment key={index}>
            <p className="type-read max-w-column-read [overflow-wrap:anywhere]">
              <MarkedText text={text} cardNames={cardNames} ownWords={ownWords} />
              {notes.map(({ number }) => (
                <sup key={number} aria-hidden="true" className="type-log pl-px text-gold">
                  {WORD_JOINER}
                  {number}
                </sup>
              ))}
            </p>
            {notes.length > 0 && (
              <div className="grid content-start gap-4">
                {notes.map((note) => (
                  <MarginNote key={note.number} {...note} />
                ))}
              </div>
            )}
          </Fragment>
        );
      })}
    </section>
  );
}

function MarginNote({ number, text }: { number: number; text: string }) {
  return (
    <aside aria-label={`Note ${number}`} className="relative pl-11 type-note [overflow-wrap:anywhere]">
      <span
        aria-hidden="true"
        className="type-log absolute -top-0.5 left-0 grid size-7 place-items-center rounded-full border border-hair text-gold"
      >
        {number}
      </span>
      {text}
    </aside>
  );
}
