import { useQueries } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { CardOutput, DrawnCardOutput } from "#contract/cards.ts";
import { cardNameOf } from "#domain/deck/card.ts";
import { meaningOf } from "#domain/deck/meaning.ts";
import { unsureWordsOf } from "#domain/readings/unsure-words.ts";
import { cardQuery } from "../../api/queries/cards.ts";
import { choicesLeft, GuessButtons, ReadAs } from "./guess-buttons.tsx";
import type { Instead } from "./not-this.tsx";
import type { UnsureHead } from "./reading-head.tsx";
import type { SavedInsight } from "./saved-insight.ts";

const UNSURE_HEADLINE = "I’m not sure which part is the hard one.";

/**
 * Returns whether the offline duck was unsure and its page says so. A reading whose step was begun keeps the page with
 * its steps, and a grave reading keeps the usual page.
 */
function isShownUnsure({ reading, duck, isDefault, isGrave, steps }: SavedInsight): boolean {
  const hasBegun = steps.some(({ isDone, smaller }) => isDone || smaller !== null);
  return reading.isSure === false && duck === "offline" && !isDefault && !isGrave && !hasBegun;
}

interface DrawnText {
  drawn: DrawnCardOutput;
  /** The card's texts; `undefined` until they are there. */
  card: CardOutput | undefined;
}

export interface UnsureParts {
  headline: string;
  head: UnsureHead;
  /** What the cards say, in the place of the interpretation. */
  cards: ReactNode;
}

/**
 * Returns the parts of the page of an unsure reading, and loads its cards' texts; `null` for any other reading.
 */
export function useUnsure(
  insight: SavedInsight | null,
  onSay: (instead: Instead) => void,
): UnsureParts | null {
  const shown = insight && isShownUnsure(insight) ? insight : null;
  const drawn = shown?.cardsDrawn ?? [];
  const found = useQueries({ queries: drawn.map(({ id }) => cardQuery(id)) });
  if (!shown) return null;
  const texts = drawn.map((each, index) => ({ drawn: each, card: found[index]?.data }));
  return {
    headline: UNSURE_HEADLINE,
    head: unsureHead(shown, texts, onSay),
    cards: <CardsToAnybody texts={texts} />,
  };
}

/** The parts of the first screen: the person's own sentence is the largest, and no guess is preferred. */
function unsureHead(
  insight: SavedInsight,
  texts: readonly DrawnText[],
  onSay: (instead: Instead) => void,
): UnsureHead {
  const { sentence, notice, lead, question } = unsureWordsOf(
    insight.reading.interpretation,
    insight.userContext,
  );
  const [only] = texts;
  return {
    meaning: texts.length === 1 && only ? readAsItLies(only) : undefined,
    before: (
      <div className="mb-7.5 border-b border-hair pb-7.5 xl:pb-8">
        <blockquote className="type-own max-w-147 text-ghost [overflow-wrap:anywhere]">
          “{sentence}”
        </blockquote>
        <p className="type-log mt-2 text-mist">your sentence, whole</p>
      </div>
    ),
    after: (
      <div className="max-w-147">
        <p className="mt-2 [overflow-wrap:anywhere]">
          {notice ?? `${lead} I could pick one and sound certain. I’d rather ask.`.trim()}
        </p>
        <UnsureGuesses insight={insight} question={question} onSay={onSay} />
      </div>
    ),
  };
}

interface UnsureGuessesProps {
  insight: SavedInsight;
  question: string | undefined;
  onSay: (instead: Instead) => void;
}

function UnsureGuesses({ insight, question, onSay }: UnsureGuessesProps) {
  const choices = choicesLeft(insight);
  return (
    <section aria-label="Not this?" className="mt-7">
      {question && <p className="mb-5 font-medium [overflow-wrap:anywhere]">{question}</p>}
      {insight.readAs !== undefined && <ReadAs label={insight.readAs} />}
      {choices.length > 0 && (
        <>
          <p className="font-medium">It is about …</p>
          <GuessButtons isLarge choices={choices} onPick={(about) => onSay({ about })} />
          <p className="type-log mt-1 text-mist">
            {insight.cardsDrawn.length === 1 ? "same card" : "same cards"}, read again · free, once each
          </p>
        </>
      )}
    </section>
  );
}

/** The cards' own words, which are the same for everybody. */
function CardsToAnybody({ texts }: { texts: readonly DrawnText[] }) {
  const shown = texts.filter(({ card }) => card !== undefined);
  if (shown.length === 0) return null;
  const isSingle = texts.length === 1;
  return (
    <section className="max-w-column-read">
      <h2 className="type-title">
        {isSingle ? "What the card says to anybody" : "What the cards say to anybody"}
      </h2>
      {shown.map((text) => (
        <div key={text.drawn.id} className="type-read mt-2 grid gap-4 [&+div]:mt-7">
          {!isSingle && <h3 className="type-caption">{cardNameOf(text.drawn.id)}</h3>}
          <p>{isSingle ? text.card?.duckWisdom : readAsItLies(text)}</p>
          <p>Its question: {text.card?.duckQuestion}</p>
        </div>
      ))}
    </section>
  );
}

function readAsItLies({ drawn: { reversed }, card }: DrawnText): string | undefined {
  return card && meaningOf({ card, reversed });
}
