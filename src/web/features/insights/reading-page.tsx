import { type ReactNode, useState } from "react";
import { cardNameOf } from "#domain/deck/card.ts";
import { STAND_IN_SENTENCES, type StandInReason } from "#domain/duck/stand-in.ts";
import type { ArrivingReading, SecondReading } from "../../arriving-reading.ts";
import { MoreThanStuck } from "../../ui/more-than-stuck.tsx";
import { Notice } from "../../ui/notice.tsx";
import { BelowInterpretation } from "./after-words.tsx";
import { Interpretation } from "./interpretation.tsx";
import { LostWords } from "./lost-words.tsx";
import type { Instead } from "./not-this.tsx";
import { ReadingHead } from "./reading-head.tsx";
import { arrivingWords, headlineOf, wordsOf } from "./reading-words.ts";
import type { SavedInsight } from "./saved-insight.ts";
import { AskableWords } from "./sentences/askable-words.tsx";
import { NextStep, WORDS_ID } from "./steps/next-step.tsx";
import { useChangeStep } from "./steps/use-steps.ts";
import { type UnsureParts, useUnsure } from "./unsure-reading.tsx";
import { useTextFirst } from "./use-text-first.ts";
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
  const { cards, names, words, onSay, unsure, standIn, head, place, arrangement } = useParts(props);
  const { isTextFirst, room, placeClass } = arrangement;
  const isUnsure = unsure !== null;
  const { step, isPutOff } = useFirstStep({ insight, isUnsure, isTextFirst });
  return (
    <>
      {insight?.isDefault && (
        <LostWords insight={insight} again={again} onReadAgain={onSay && (() => onSay())} />
      )}
      <div ref={head}>
        <ReadingHead
          cards={cards}
          arriving={insight ? null : arriving}
          // The rings in the water go on when the reading is saved.
          {...turningOf(arriving)}
          isJustDrawn={isJustDrawn}
          {...headWords({ insight, arriving, names, unsure })}
          struck={words.struck ?? []}
          step={!isTextFirst && step}
          room={room}
        />
      </div>
      {standInLine(standIn)}
      {/* It is a new element when the text begins, and for an unsure reading: what is above it may then become lower than
          the space that was reserved. */}
      <div key={`${isUnsure} ${words.interpretation !== ""}`} className="reading-below">
        <div ref={place} id={WORDS_ID} className={`scroll-mt-16 ${insight ? "" : placeClass}`}>
          {labelOf(words.interpretation, unsure)}
          {textOf({ insight, arriving, words, names, unsure })}
        </div>
        {isTextFirst && step}
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

interface StepRequest {
  insight: SavedInsight | null;
  isUnsure: boolean;
  isTextFirst: boolean;
}

/** Returns the first step of a saved reading, if it has one, and whether the person postponed it on this page. */
function useFirstStep({ insight, isUnsure, isTextFirst }: StepRequest) {
  const { change, fault } = useChangeStep(insight?.id ?? "");
  const [isPutOff, setPutOff] = useState(false);
  // A new reading brings a new step, which is not postponed yet.
  if (isPutOff && !insight) setPutOff(false);
  const first = isUnsure ? undefined : insight?.steps[0];
  const step = insight && first && (
    <NextStep
      insightId={insight.id}
      step={first}
      isAfterText={isTextFirst}
      fault={fault}
      onChange={change}
      onNotNow={() => setPutOff(true)}
      isPutOff={isPutOff}
    />
  );
  return { step, isPutOff };
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
  const arrangement = useTextFirst(insight, arriving);
  const beginsAtTop = unsure !== null || arrangement.isHeadlineFirst;
  const head = useWordsInSight({ areArriving: hasWords && beginsAtTop && isAgain, isAgain });
  const place = useWordsInSight({ areArriving: hasWords && !beginsAtTop, isAgain });
  const standIn = (insight ?? arriving)?.standIn;
  return {
    cards,
    names: cards.map(({ id }) => cardNameOf(id)),
    words,
    onSay,
    unsure,
    standIn,
    head,
    place,
    arrangement,
  };
}

interface TextRequest extends HeadRequest {
  words: ReturnType<typeof useParts>["words"];
}

/** Returns the interpretation, or the cards' texts that an unsure reading shows instead. */
function textOf({ insight, arriving, words, names, unsure }: TextRequest) {
  const arrival = arriving ? arrivalOf(insight) : undefined;
  return (
    <AskableWords insight={unsure ? null : insight}>
      {unsure?.cards ?? <Interpretation {...words} cardNames={names} arrival={arrival} />}
    </AskableWords>
  );
}

interface HeadRequest extends Pick<ReadingPageProps, "insight" | "arriving"> {
  names: readonly string[];
  unsure: UnsureParts | null;
}

/** Returns the headline, and what an unsure reading shows below it. */
function headWords({ insight, arriving, names, unsure }: HeadRequest) {
  if (unsure) return { headline: unsure.headline, unsure: unsure.head };
  if (insight) return { headline: headlineOf(insight.reading, names) };
  return { headline: arriving?.text ? arriving.headline : null };
}

function arrivalOf(insight: SavedInsight | null): "arriving" | "arrived" {
  return insight ? "arrived" : "arriving";
}
