import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import type { CardOutput, DrawnCardOutput } from "#contract/cards.ts";
import type { UnsureOutput } from "#contract/readings.ts";
import { cardNameOf } from "#domain/deck/card.ts";
import { meaningOf } from "#domain/deck/meaning.ts";
import { hardPartGuesses, isFirstGuessFound } from "#domain/readings/hard-part.ts";
import { isToldAsUnsure } from "#domain/readings/is-told-as-unsure.ts";
import { splitUnsureInterpretation } from "#domain/readings/unsure-words.ts";
import { cardQuery } from "../../api/queries/cards.ts";
import type { ArrivingReading, SecondReading } from "../../arriving-reading.ts";
import { type Choice, choicesLeft, NONE } from "./guess-buttons.tsx";
import type { Instead } from "./not-this.tsx";
import type { UnsureHead } from "./reading-head.tsx";
import type { SavedInsight } from "./saved-insight.ts";
import { UnsureAnswers } from "./unsure-answers.tsx";

const QUESTION_HEADLINE = "First: which part is the hard one?";
const DOUBT = "I’m not sure which part is the hard one.";
const NONE_IS_LIKELY = "I can’t tell for sure.";
/** Stands instead where the first answer was found in the text. */
const FIRST_IS_LIKELY = "My guess is the first answer below.";
const OFFER = "Pick the one that fits, and I’ll write the reading from it.";
const ONLY_CARDS = "I can read cards, but not this language.";

/** The data of the page of an unsure reading, which asks what it should be about. */
interface Unsure extends UnsureOutput {
  cards: readonly DrawnCardOutput[];
}

interface Asked {
  /** The answers that the person has not chosen yet. */
  choices: readonly Choice[];
  /** The hard parts that are not among the answers. They are offered to somebody for whom no answer fits. */
  others: readonly Choice[];
  /** Whether the person was not asked before. Somebody who has chosen "none of these" was. */
  isFirst: boolean;
}

interface DrawnText {
  drawn: DrawnCardOutput;
  /** The card's texts; `undefined` until they are loaded. */
  card: CardOutput | undefined;
}

export interface UnsureParts {
  headline: string;
  head: UnsureHead;
  /** The content that shows the cards' texts in place of an interpretation. */
  cards: ReactNode;
}

interface Request {
  insight: SavedInsight | null;
  arriving: ArrivingReading | null;
  /** Requests another reading of the same cards; `null` while no such request is possible. */
  onSay: ((instead: Instead) => void) | null;
  /** The state of the request to read the same cards again; `null` if there is no such request. */
  again: SecondReading | null;
}

/**
 * Returns the parts of the page of an unsure reading, saved or arriving, and loads the texts of the cards. Returns
 * `null` for any other reading.
 */
export function useUnsure({ insight, arriving, ...request }: Request): UnsureParts | null {
  const unsure = insight ? savedUnsure(insight) : arrivingUnsure(arriving);
  // The text of a card that lies alone is loaded before the first words come.
  const drawn = unsure?.cards ?? (arriving?.cards.length === 1 ? arriving.cards : []);
  const found = useCards(drawn);
  if (!unsure) return null;
  const choices = choicesLeft(unsure);
  const asked = {
    choices,
    others: othersTo(unsure),
    isFirst: choices.includes(NONE) && unsure.readAs === undefined,
  };
  const texts = drawn.map((each, index) => ({ drawn: each, card: found[index] }));
  return {
    headline: asked.isFirst ? QUESTION_HEADLINE : headlineAfter(unsure),
    head: unsureHead({ unsure, asked }, request),
    cards: <CardsToAnybody texts={texts} />,
  };
}

/** Returns the hard parts that were neither guessed nor chosen; none for a text that the duck cannot read. */
function othersTo({ guesses, guessesTaken = [], notice }: Unsure): Choice[] {
  if (notice !== undefined) return [];
  const known = [...guesses.map(({ id }) => id), ...guessesTaken];
  return hardPartGuesses(undefined).filter(({ id }) => !known.includes(id));
}

/** Returns the heading after the person's answer did not lead to a sure reading. */
function headlineAfter({ notice }: Unsure): string {
  return notice === undefined ? DOUBT : ONLY_CARDS;
}

/**
 * Returns the texts of at most three cards; `undefined` for a card that is not loaded. The three queries are written out,
 * because the library's list of queries is larger than all of them.
 */
function useCards([first, second, third]: readonly DrawnCardOutput[]): (CardOutput | undefined)[] {
  return [useCard(first), useCard(second), useCard(third)];
}

function useCard(card: DrawnCardOutput | undefined): CardOutput | undefined {
  return useQuery({ ...cardQuery(card?.id ?? ""), enabled: card !== undefined }).data;
}

function savedUnsure(insight: SavedInsight): Unsure | null {
  const { reading, duck, isDefault, isGrave, steps, userContext, cardsDrawn, readAs, guessesTaken } = insight;
  const { isSure, guesses = [], interpretation } = reading;
  const words = splitUnsureInterpretation(interpretation, userContext);
  // A text in a language that the duck does not understand has no other page, whatever was answered.
  const answered = words.notice === undefined ? guessesTaken : [];
  const isUnsure = isToldAsUnsure({ isSure, isGrave: () => isGrave, steps, guessesTaken: answered });
  if (duck !== "offline" || isDefault || !isUnsure) return null;
  return {
    ...words,
    guesses,
    readAs,
    guessesTaken,
    cards: cardsDrawn,
  };
}

function arrivingUnsure(arriving: ArrivingReading | null): Unsure | null {
  return arriving?.unsure && arriving.text !== "" ? { ...arriving.unsure, cards: arriving.cards } : null;
}

/**
 * Returns the parts of the first screen. Its headline is the question, and the line below says that the reading follows
 * the answer. The person's own sentence is the largest text, and all guesses look alike.
 */
function unsureHead(
  { unsure, asked }: { unsure: Unsure; asked: Asked },
  request: Pick<Request, "onSay" | "again">,
): UnsureHead {
  const { sentence, notice, lead, question, readAs, guesses } = unsure;
  const guess = isFirstGuessFound(guesses) ? FIRST_IS_LIKELY : NONE_IS_LIKELY;
  return {
    after: (
      <div className="max-w-147">
        {asked.isFirst && (
          <p className="asks-offer">
            <span>{!notice && `${guess} `}</span>
            {OFFER}
          </p>
        )}
        <OwnSentence sentence={sentence} />
        {/* Where answers are offered, they are the question. */}
        <p className="asks-question">
          {[notice ?? lead, !asked.isFirst && question].filter(Boolean).join(" ")}
        </p>
        <UnsureAnswers choices={asked.choices} others={asked.others} readAs={readAs} {...request} />
      </div>
    ),
  };
}

/** The longest sentence that is shown whole at first, in characters, so that a phone's first screen has answers. */
const LONGEST_AT_FIRST = 200;
const LONG = 100;

/**
 * Shows the person's sentence. The end of a very long one is shown by a tap. The sentence then takes the focus, because the
 * pressed button is gone.
 */
function OwnSentence({ sentence }: { sentence: string }) {
  const [isWhole, setWhole] = useState(sentence.length <= LONGEST_AT_FIRST);
  const own = useRef<HTMLQuoteElement>(null);
  return (
    <div className="asks-own">
      <blockquote
        dir="auto"
        ref={own}
        tabIndex={-1}
        className={`type-own outline-none text-ghost [overflow-wrap:anywhere] ${sentence.length > LONG ? "type-own-long" : ""} ${isWhole ? "" : "line-clamp-4"}`}
      >
        “{sentence}”
      </blockquote>
      {isWhole ? (
        <p className="type-log mt-1 text-mist">your sentence, in full</p>
      ) : (
        <button
          type="button"
          onClick={() => {
            own.current?.focus({ preventScroll: true });
            setWhole(true);
          }}
          className="underlined type-log cursor-pointer text-mist"
        >
          show the whole sentence
        </button>
      )}
    </div>
  );
}

/** Shows the general texts of the drawn cards, which are the same for everybody. */
function CardsToAnybody({ texts }: { texts: readonly DrawnText[] }) {
  const shown = texts.filter(({ card }) => card !== undefined);
  if (shown.length === 0) return null;
  const isSingle = texts.length === 1;
  return (
    <section className="max-w-147">
      <h2 className="type-title">{isSingle ? "What this card means" : "What these cards mean"}</h2>
      {shown.map((text) => (
        <div key={text.drawn.id} className="type-read mt-2 grid gap-4 [&+div]:mt-7">
          {!isSingle && <h3 className="type-caption">{cardNameOf(text.drawn.id)}</h3>}
          <p>{readAsItLies(text)}</p>
          {isSingle && <p>{text.card?.duckWisdom}</p>}
          <p>Its question: {text.card?.duckQuestion}</p>
        </div>
      ))}
    </section>
  );
}

function readAsItLies({ drawn: { reversed }, card }: DrawnText): string | undefined {
  return card && meaningOf({ card, reversed });
}
