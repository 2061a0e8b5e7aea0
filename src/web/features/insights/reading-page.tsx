import { type ReactNode, useState } from "react";
import type { InsightOutput, ReadingResultOutput } from "#contract/insights.ts";
import { cardNameOf } from "#domain/deck/card.ts";
import { STAND_IN_SENTENCES, type StandInReason } from "#domain/duck/stand-in.ts";
import { sameCards } from "#domain/readings/same-cards.ts";
import type { ArrivingReading, SecondReading } from "../../arriving-reading.ts";
import { Button } from "../../ui/button.tsx";
import { MoreThanStuck } from "../../ui/more-than-stuck.tsx";
import { Notice } from "../../ui/notice.tsx";
import { BelowInterpretation } from "./after-words.tsx";
import { Interpretation } from "./interpretation.tsx";
import type { Instead } from "./not-this.tsx";
import { ReadingHead, WORDS_ID } from "./reading-head.tsx";
import type { SavedInsight } from "./saved-insight.ts";
import { AskableWords } from "./sentences/askable-words.tsx";
import { useChangeStep } from "./steps/use-steps.ts";
import { type UnsureParts, useUnsure } from "./unsure-reading.tsx";
import { useWordsInSight } from "./use-words-in-sight.ts";

interface ReadingPageProps {
  /** The saved insight; `null` while the reading is being written. In that case `arriving` is set. */
  insight: SavedInsight | null;
  /** The reading as it arrived on this page; `null` if it was opened later. */
  arriving: ArrivingReading | null;
  /** A second reading of the same cards, if one was requested on this page. */
  again: SecondReading | null;
  /** Whether the cards were drawn on this page. */
  isJustDrawn: boolean;
  advisorName: string;
  /**
   * Requests a second reading. `instead` says what the reading should be about, if the first one had the wrong
   * subject.
   */
  onReadAgain: (instead?: Instead) => void;
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
  const { insight, arriving, again, isJustDrawn } = props;
  const { change, fault: stepFault } = useChangeStep(insight?.id ?? "");
  const [isPutOff, setPutOff] = useState(false);
  // A new reading brings a new step, which is not postponed yet.
  if (isPutOff && !insight) setPutOff(false);
  const { cards, names, words, onSay, unsure, standIn, head, place } = useParts(props);
  const isUnsure = unsure !== null;
  return (
    <>
      {insight?.isDefault && (
        <LostWords insight={insight} again={again} onReadAgain={onSay && (() => onSay())} />
      )}
      <div ref={head}>
        <ReadingHead
          insightId={insight?.id ?? ""}
          cards={cards}
          arriving={insight ? null : arriving}
          // The rings in the water go on when the reading is saved.
          {...turningOf(arriving)}
          isJustDrawn={isJustDrawn}
          {...headWords({ insight, arriving, names, unsure })}
          struck={words.struck ?? []}
          hasRoom={arriving !== null}
          onChange={change}
          onNotNow={() => setPutOff(true)}
          isPutOff={isPutOff}
        />
      </div>
      {stepFault && (
        <div className="mt-6 max-w-147">
          <Notice tone="warning">{stepFault}</Notice>
        </div>
      )}
      {standInLine(standIn)}
      {/* It is a new element for an unsure reading, whose text above it is not as tall as the space that was reserved. */}
      <div key={String(isUnsure)} className="reading-below">
        {/* The place of the text is kept while it is written, so that the link to the help below does not move away. */}
        <div ref={place} id={WORDS_ID} className={`scroll-mt-16 ${insight ? "" : "min-h-[60svh]"}`}>
          {labelOf(words.interpretation, unsure)}
          <AskableWords insight={isUnsure ? null : insight}>
            {unsure?.cards ?? (
              <Interpretation
                {...words}
                cardNames={names}
                arrival={arriving ? arrivalOf(insight) : undefined}
              />
            )}
          </AskableWords>
        </div>
        {insight && <BelowInterpretation {...props} {...{ insight, onSay, isPutOff }} isUnsure={isUnsure} />}
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

/** Returns the label of the text, to which the step above leads by the same name. An unsure reading has no such text. */
function labelOf(interpretation: string, unsure: UnsureParts | null) {
  return !unsure && interpretation !== "" && <h2 className="type-log mb-2 text-mist md:mb-3">the reading</h2>;
}

/** Returns the line that says, from a reading's first words on, that the offline duck wrote it in place of the model. */
function standInLine(standIn: StandInReason | undefined) {
  return (
    standIn && (
      <div className="mt-6 max-w-147">
        <Notice>{STAND_IN_SENTENCES[standIn]}</Notice>
      </div>
    )
  );
}

/** Returns the parts of the page, and refs to the elements that are scrolled into sight as a reading arrives. */
function useParts({ insight, arriving, again, onReadAgain }: ReadingPageProps) {
  const { cards, ...words } = insight ? wordsOf(insight) : arrivingWords(arriving);
  const onSay = insight && !again?.status ? onReadAgain : null;
  const unsure = useUnsure({ insight, arriving, onSay, again });
  const hasWords = insight === null && words.interpretation !== "";
  const isAgain = Boolean(again?.arriving);
  // The first words of a reading are at its top if it is unsure and asks a question, or if its headline arrived before
  // its text. The page scrolls to the top only if the reading replaces an earlier one. Otherwise the person has just seen
  // the cards turn, and the top is in sight below them.
  const isHeadlineFirst = useHeadlineFirst(hasWords, arriving?.headline ?? null);
  const beginsAtTop = unsure !== null || isHeadlineFirst;
  const head = useWordsInSight({ areArriving: hasWords && beginsAtTop && isAgain, isAgain });
  const place = useWordsInSight({ areArriving: hasWords && !beginsAtTop, isAgain });
  const standIn = (insight ?? arriving)?.standIn;
  return { cards, names: cards.map(({ id }) => cardNameOf(id)), words, onSay, unsure, standIn, head, place };
}

/** Returns whether the headline was there at the first words of the reading. It may also come after the text. */
function useHeadlineFirst(hasWords: boolean, headline: string | null): boolean {
  const [isFirst, setFirst] = useState<boolean | null>(null);
  if (hasWords && isFirst === null) setFirst(headline !== null);
  if (!hasWords && isFirst !== null) setFirst(null);
  return hasWords && isFirst === true;
}

interface HeadRequest extends Pick<ReadingPageProps, "insight" | "arriving"> {
  names: readonly string[];
  unsure: UnsureParts | null;
}

/** Returns the headline and the content below it: the step, or what an unsure reading shows instead. */
function headWords({ insight, arriving, names, unsure }: HeadRequest) {
  if (unsure) return { headline: unsure.headline, unsure: unsure.head, step: undefined };
  if (insight) return { headline: headlineOf(insight.reading, names), step: insight.steps[0] };
  return { headline: arriving?.text ? arriving.headline : null, step: undefined };
}

function wordsOf({ cardsDrawn, userContext, formerWords = [], reading, struck }: SavedInsight) {
  const { interpretation, keyInsights, notePlaces } = reading;
  return {
    cards: cardsDrawn,
    interpretation,
    insights: keyInsights,
    notePlaces,
    ownWords: [userContext, ...formerWords].join("\n"),
    struck,
  };
}

function arrivingWords(arriving: ArrivingReading | null) {
  const { cards = [], text = "", userContext = "" } = arriving ?? {};
  return {
    cards,
    interpretation: text,
    insights: [],
    notePlaces: undefined,
    ownWords: userContext,
    struck: undefined,
  };
}

function arrivalOf(insight: SavedInsight | null): "arriving" | "arrived" {
  return insight ? "arrived" : "arriving";
}

function headlineOf({ headline, keyInsights }: ReadingResultOutput, names: readonly string[]): string {
  return headline ?? keyInsights[0] ?? names.join(", ");
}

interface LostWordsProps {
  insight: InsightOutput;
  again: SecondReading | null;
  /** Requests another reading of the same cards; `null` while no such request is possible. */
  onReadAgain: (() => void) | null;
}

function LostWords({ insight, again, onReadAgain }: LostWordsProps) {
  const cards = sameCards(insight.cardsDrawn.length);
  return (
    <div className="mb-6">
      <Notice tone="warning">
        <p>{insight.notice}</p>
        {insight.editedAt !== null && (
          <p>
            You have changed the question since. Reading the {cards} for it counts as one of today’s insights.
          </p>
        )}
        {insight.userContext.trim() !== "" &&
          (again?.status ?? (
            <Button look="link" onClick={() => onReadAgain?.()}>
              Read the {cards} again
            </Button>
          ))}
      </Notice>
      {again?.notice}
    </div>
  );
}
