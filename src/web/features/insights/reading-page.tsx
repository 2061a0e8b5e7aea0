import type { ReactNode } from "react";
import type { QuestionId } from "#domain/asking/asking-words.ts";
import { cardNameOf } from "#domain/deck/card.ts";
import type { ArrivingReading, SecondReading } from "../../arriving-reading.ts";
import { Button } from "../../ui/button.tsx";
import { MoreThanStuck } from "../../ui/more-than-stuck.tsx";
import { BelowInterpretation } from "./after-words.tsx";
import { InsightNotes } from "./insight-bar.tsx";
import { Interpretation } from "./interpretation.tsx";
import { LostWords } from "./lost-words.tsx";
import { PeopleToCall } from "./people-to-call.tsx";
import { ReadingHead } from "./reading-head.tsx";
import { arrivingWords, headlineOf, wordsOf } from "./reading-words.ts";
import type { SavedInsight } from "./saved-insight.ts";
import { AskableWords } from "./sentences/askable-words.tsx";
import { StandInLine } from "./stand-in-line.tsx";
import { WORDS_ID } from "./steps/next-step.tsx";
import { useFirstStep } from "./steps/use-first-step.tsx";
import { useTextFirst } from "./use-text-first.ts";
import { useWordsInSight } from "./use-words-in-sight.ts";

interface ReadingPageProps {
  /** The bar of the page. */
  bar: ReactNode;
  /** The saved insight; `null` while the reading is being written. In that case `arriving` is set. */
  insight: SavedInsight | null;
  /** The reading as it arrived on this page; `null` if it was opened later. */
  arriving: ArrivingReading | null;
  /** A second reading of the same cards, if one was requested on this page. */
  again: SecondReading | null;
  /** Whether the cards were drawn on this page. */
  isJustDrawn: boolean;
  advisorName: string;
  /** Requests a second reading, of a default one, or with a correction of what a model's reading should be about. */
  onReadAgain: (correction?: string) => void;
  /** Asks the five questions; `null` while they cannot be answered. */
  onAsk: ((first?: QuestionId) => void) | null;
  /** The URL fragment of the chat about the reading; `null` if it has none. */
  chat: string | null;
  /** The help lines, shown below the text if the model was worried about the person. */
  help?: ReactNode;
  /** The notice shown below the steps and the person's note. */
  notice?: ReactNode;
  /** The content that explains how the cards were drawn. */
  origin?: ReactNode;
}

/**
 * The page of a reading, from the first card to the saved insight. The text that is being read does not move when
 * the reading is saved.
 */
export function ReadingPage(props: ReadingPageProps) {
  const { bar, insight, arriving, again, isJustDrawn, onAsk, help } = props;
  const { cards, names, words, onCorrect, standIn, head, place, arrangement } = useParts(props);
  const { isTextFirst, room, placeClass } = arrangement;
  const { step, isPutOff } = useFirstStep({ insight, isAfterText: isTextFirst });
  return (
    <>
      <div ref={head}>
        <ReadingHead
          bar={bar}
          above={
            insight && (
              <>
                <InsightNotes insight={insight} />
                {insight.isDefault && (
                  <LostWords insight={insight} again={again} onReadAgain={onCorrect && (() => onCorrect())} />
                )}
              </>
            )
          }
          cards={cards}
          arriving={insight ? null : arriving}
          // The rings in the water go on when the reading is saved.
          {...turningOf(arriving)}
          isJustDrawn={isJustDrawn}
          headline={headlineIn({ insight, arriving, names })}
          struck={words.struck ?? []}
          step={!isTextFirst && step}
          room={room}
        />
      </div>
      <StandInLine reason={standIn} />
      {/* It is a new element when the text begins: what is above it may then become lower than the space that was reserved. */}
      <div key={String(words.interpretation !== "")} className="reading-below">
        <div ref={place} id={WORDS_ID} className={`scroll-mt-16 ${insight ? "" : placeClass}`}>
          {words.interpretation !== "" && <h2 className="type-log mb-2 text-mist md:mb-3">the reading</h2>}
          <AskableWords insight={insight}>
            <Interpretation
              {...words}
              cardNames={names}
              arrival={arriving ? arrivalOf(insight) : undefined}
            />
          </AskableWords>
        </div>
        <PeopleToCall help={help} isGrave={insight?.isGrave === true} />
        {isTextFirst && step}
        {insight && (
          <BelowInterpretation
            {...props}
            {...{ insight, onCorrect, isPutOff }}
            questions={onAsk && insight.answers === undefined && <AskAgain onAsk={() => onAsk()} />}
          />
        )}
      </div>
      {!insight && arriving && (
        <>
          {arriving.foot}
          <div className="mt-6">
            <MoreThanStuck />
          </div>
        </>
      )}
    </>
  );
}

function turningOf(arriving: ArrivingReading | null) {
  return { reveal: arriving?.reveal ?? null, onAnimationEnd: arriving?.onAnimationEnd };
}

/** Returns the parts of the page, and refs to the elements that are scrolled into sight as a reading arrives. */
function useParts({ insight, arriving, again, onReadAgain }: ReadingPageProps) {
  const { cards, ...words } = insight ? wordsOf(insight) : arrivingWords(arriving);
  const onCorrect = insight && !again?.status ? onReadAgain : null;
  const hasWords = insight === null && words.interpretation !== "";
  const isAgain = Boolean(again?.arriving);
  // The first words of a reading are at its top if its headline arrived before its text. The page scrolls to the top only if
  // the reading replaces an earlier one. Otherwise the person has just seen the cards turn, and the top is in sight below
  // them.
  const arrangement = useTextFirst(insight, arriving);
  const beginsAtTop = arrangement.isHeadlineFirst;
  const head = useWordsInSight({ areArriving: hasWords && beginsAtTop && isAgain, isAgain });
  const place = useWordsInSight({ areArriving: hasWords && !beginsAtTop, isAgain });
  const standIn = (insight ?? arriving)?.standIn;
  const names = cards.map(({ id }) => cardNameOf(id));
  return { cards, names, words, onCorrect, standIn, head, place, arrangement };
}

interface HeadRequest extends Pick<ReadingPageProps, "insight" | "arriving"> {
  names: readonly string[];
}

/** Returns the headline; `null` while it is awaited. */
function headlineIn({ insight, arriving, names }: HeadRequest): string | null {
  if (insight) return headlineOf(insight.reading, names);
  return arriving?.text ? arriving.headline : null;
}

function arrivalOf(insight: SavedInsight | null): "arriving" | "arrived" {
  return insight ? "arrived" : "arriving";
}

/** Offers the questions that were skipped. The same cards are then read again with the answers, once, at no cost. */
function AskAgain({ onAsk }: { onAsk: () => void }) {
  return (
    <section aria-label="The five questions" className="max-w-147 print:hidden">
      <p className="type-small text-mist">
        With your answers, the same reading becomes a plan. It is free, once.
      </p>
      <Button look="outline" className="mt-3" onClick={onAsk}>
        Answer five short questions
      </Button>
    </section>
  );
}
