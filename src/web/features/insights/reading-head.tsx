import { type ReactNode, useEffect, useRef, useState } from "react";
import type { DrawnCardOutput } from "#contract/cards.ts";
import type { StepOutput } from "#contract/steps.ts";
import { cardNameOf } from "#domain/deck/card.ts";
import { shownStepText } from "#domain/readings/own-steps.ts";
import type { ArrivingReading } from "../../arriving-reading.ts";
import { afterFrame } from "../../ui/after-frame.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { type Reveal, Spread, type SpreadCard } from "../../ui/spread.tsx";
import { shownStepMinutes } from "./steps/step-minutes.ts";
import { StepTools } from "./steps/step-tools.tsx";
import { StepWays } from "./steps/step-ways.tsx";
import { useTimerOf } from "./steps/use-step-timer.ts";
import type { StepChange } from "./steps/use-steps.ts";
import { StruckText } from "./struck-text.tsx";

/** The id of the reading's text, which is below the first screen. */
export const WORDS_ID = "reading-text";

interface ReadingHeadProps {
  insightId: string;
  cards: readonly DrawnCardOutput[];
  /** The reading while its cards turn and it is written; `null` once it is saved. */
  arriving: ArrivingReading | null;
  /** The state of cards that were turned over on this page; `null` for any other cards. */
  reveal: Reveal | null;
  /** Called when an animation of one of these cards ends. */
  onAnimationEnd?: ArrivingReading["onAnimationEnd"] | undefined;
  /** Whether the cards were drawn on this page, so that a card that lies alone keeps its size. */
  isJustDrawn: boolean;
  /** The headline; `null` while it is awaited. */
  headline: string | null;
  /** The sentences that the person marked as wrong. */
  struck: readonly string[];
  step: StepOutput | undefined;
  /**
   * Whether the person read the text below while it arrived. If so, the headline and the step keep the space that
   * was reserved for them.
   */
  hasRoom: boolean;
  /** Called when the step is ticked or made smaller. */
  onChange: (change: StepChange) => void;
  /** Called when the person postpones the step. The step then moves to the list below. */
  onNotNow: () => void;
  isPutOff: boolean;
  /** The content that an unsure reading shows instead of a headline and a step. */
  unsure?: UnsureHead | undefined;
}

export interface UnsureHead {
  /** The content below the heading. */
  after: ReactNode;
}

/** The first screen of a reading: the cards, one sentence and the next step. */
export function ReadingHead(props: ReadingHeadProps) {
  const { cards, arriving, reveal, onAnimationEnd, isJustDrawn, headline, struck, step, unsure, ...rest } =
    props;
  const cardCount = arriving?.cardCount ?? cards.length;
  const isUnsure = unsure !== undefined;
  const wasUnsure = useWasUnsure(isUnsure);
  return (
    <section className={`reading-head ${cardCount === 1 ? "reading-head-of-one" : ""} ${arrangement(props)}`}>
      <Spread
        lineClassName="reading-line"
        {...(reveal && { reveal, onAnimationEnd })}
        isLarge={isJustDrawn && (isUnsure || !wasUnsure)}
        isBeside={isUnsure}
        cards={cards.length > 0 ? cards.map(shownCard) : unknownCards(cardCount)}
      />
      {/* The text of an unsure reading is a new element, because it is at another place than the text that was awaited. */}
      <div key={isUnsure ? "unsure" : "sure"} className="min-w-0 self-start xl:pt-3.5">
        <Headline isArriving={arriving !== null} isWaiting={arriving?.text === ""} isQuiet={isUnsure}>
          {headline !== null && (
            <span className={isJustDrawn && !isUnsure ? "fades-in" : ""}>
              <StruckText text={headline} struck={struck}>
                {(part) => part}
              </StruckText>
            </span>
          )}
        </Headline>
        {unsure?.after}
        {step && <NextStep step={step} {...rest} />}
        {arriving && !unsure && (arriving.text === "" ? arriving.waiting : <StepPlace />)}
      </div>
    </section>
  );
}

/** Returns whether the page has shown an unsure reading, for which a large card leaves its place in the middle. */
function useWasUnsure(isUnsure: boolean): boolean {
  const [wasUnsure, setUnsure] = useState(isUnsure);
  if (isUnsure && !wasUnsure) setUnsure(true);
  return wasUnsure;
}

function arrangement({ unsure, hasRoom }: ReadingHeadProps): string {
  if (unsure) return "reading-head-beside";
  return hasRoom ? "reading-head-room" : "";
}

function shownCard(card: DrawnCardOutput): SpreadCard {
  return {
    id: card.id,
    name: cardNameOf(card.id),
    position: card.position,
    isReversed: card.reversed,
    isChosen: card.chosen,
  };
}

/** Returns cards whose faces are not known yet. Only their backs are shown. */
function unknownCards(count: number): SpreadCard[] {
  return Array.from({ length: count }, () => ({ id: "", name: "", isReversed: false }));
}

interface HeadlineProps {
  children: ReactNode;
  isArriving: boolean;
  isWaiting: boolean;
  /** Whether the heading is set in a smaller font, because another text on the page is larger. */
  isQuiet: boolean;
}

/**
 * The headline of a reading. Until the headline has arrived, screen readers get a description, and once the text
 * has begun, two grey lines are shown.
 */
function Headline({ children, isArriving, isWaiting, isQuiet }: HeadlineProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasArrived, setArrived] = useState(isArriving);
  if (isArriving && !hasArrived) setArrived(true);
  // The heading takes the focus if the control that had it was removed together with its page or with the previous
  // reading.
  useEffect(() => {
    if (!isArriving) return undefined;
    // Setting the focus at once would style and lay out the whole page in the task that renders it.
    return afterFrame(() => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    });
  }, [isArriving]);
  return (
    <h1
      ref={heading}
      tabIndex={hasArrived ? -1 : undefined}
      className={`${isQuiet ? "type-title text-balance" : "type-display"} outline-none [overflow-wrap:anywhere]`}
    >
      {children || (
        <>
          <span className="sr-only">Your reading is on its way</span>
          {!isWaiting && (
            <>
              <Skeleton className="h-[0.8em] w-full max-w-md" />
              <Skeleton className="mt-[0.3em] h-[0.8em] w-3/4 max-w-sm" />
            </>
          )}
        </>
      )}
    </h1>
  );
}

/** The placeholder of the next step. */
function StepPlace() {
  return (
    <div className="next-step">
      <p className="type-log text-mist">next step</p>
      <Skeleton className="mt-2.5 h-4.5 w-full max-w-md" />
      <Skeleton className="mt-2.5 h-4.5 w-2/3 max-w-sm" />
      <Skeleton className="mt-5 h-13 w-2/3 max-w-44" />
    </div>
  );
}

type NextStepProps = Pick<ReadingHeadProps, "insightId" | "onChange" | "onNotNow" | "isPutOff"> & {
  step: StepOutput;
};

function NextStep({ insightId, step, onChange, onNotNow, isPutOff }: NextStepProps) {
  const { index, isDone, usesSmaller, title } = step;
  const [wasPutOff] = useState(isPutOff);
  const { drop } = useTimerOf({ insightId, index, title });
  if (isPutOff && !isDone) {
    return wasPutOff ? null : (
      <p
        role="status"
        tabIndex={-1}
        ref={(line) => line?.focus({ preventScroll: true })}
        className="type-log mt-5 text-mist outline-none"
      >
        It waits below, under Steps.
      </p>
    );
  }
  return (
    <div className="next-step">
      <div className="flex items-baseline justify-between gap-4">
        <p className="type-log text-mist">
          {["next step", shownStepMinutes(step)].filter(Boolean).join(" · ")}
        </p>
        {/* On a phone, nothing of the text is on the first screen. */}
        <a
          href={`#${WORDS_ID}`}
          className="underlined type-small -my-3 py-3 text-gold md:hidden print:hidden"
        >
          The reading ↓
        </a>
      </div>
      <p className="font-medium [overflow-wrap:anywhere] max-md:text-base max-md:leading-6 md:mt-1.5">
        {shownStepText(step)}
      </p>
      {usesSmaller && (
        <p className="type-small mt-1 text-mist [overflow-wrap:anywhere]">The whole step: {step.text}</p>
      )}
      <StepWays
        {...{ insightId, step, onNotNow }}
        onTick={() => {
          if (!isDone) drop();
          onChange({ index, isDone: !isDone });
        }}
      >
        <StepTools {...{ insightId, step, onChange }} isTimerElsewhere />
      </StepWays>
    </div>
  );
}
