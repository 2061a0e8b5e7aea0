import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { DrawnCardOutput } from "#contract/cards.ts";
import { type ArrivingReading, shownCard, unknownCards } from "../../arriving-reading.ts";
import { afterFrame } from "../../ui/after-frame.ts";
import { isFocusFree } from "../../ui/is-focus-free.ts";
import { SITE } from "../../ui/site.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { type Reveal, Spread } from "../../ui/spread.tsx";
import { Stage } from "../../ui/stage.tsx";
import { StruckText } from "./struck-text.tsx";

interface ReadingHeadProps {
  /** The bar of the page. It stands in the sky over a card that lies alone, and above three cards. */
  bar: ReactNode;
  /** What is said about the reading before its headline, such as that its words were lost. */
  above: ReactNode;
  cards: readonly DrawnCardOutput[];
  /** The reading while its cards turn and it is written; `null` once it is saved. */
  arriving: ArrivingReading | null;
  /** The state of cards that were turned over on this page; `null` for any other cards. */
  reveal: Reveal | null;
  /** Called when an animation of one of these cards ends. */
  onAnimationEnd?: ArrivingReading["onAnimationEnd"] | undefined;
  /** Whether the cards were drawn on this page, so that the headline fades in. */
  isJustDrawn: boolean;
  /** The headline; `null` while it is awaited. */
  headline: string | null;
  /** The sentences that the person marked as wrong. */
  struck: readonly string[];
  /** The next step; `null` if there is none yet, or if it is shown below the text. */
  step: ReactNode;
  /** The height that is reserved below the cards while a reading arrives. */
  room: HeadRoom;
}

/**
 * What the reserved height is enough for. Text that is being read does not move when the reserved place is filled.
 */
export type HeadRoom = "headline and step" | "headline" | "none";

/**
 * The first screen of a reading: the cards, one sentence and the next step. A card that lies alone stands on the stage on which
 * it was turned over; three lie side by side.
 */
export function ReadingHead(props: ReadingHeadProps) {
  const { bar, above, cards, arriving, reveal, onAnimationEnd, isJustDrawn, headline, struck, step, room } =
    props;
  const cardCount = arriving?.cardCount ?? cards.length;
  const shown = cards.length > 0 ? cards.map(shownCard) : unknownCards(cardCount);
  const words = (
    <>
      <Headline isArriving={arriving !== null} isWaiting={arriving?.text === ""}>
        {headline !== null && (
          <span className={isJustDrawn ? "fades-in" : ""}>
            <StruckText text={headline} struck={struck}>
              {(part) => part}
            </StruckText>
          </span>
        )}
      </Headline>
      {step}
      {arriving && (arriving.text === "" ? arriving.waiting : room === "headline and step" && <StepPlace />)}
    </>
  );
  if (cardCount === 1) {
    return (
      <div className="reading-stage">
        <div className="reading-stage-bar night">{bar}</div>
        <Stage cards={shown} {...(reveal && { reveal, onAnimationEnd })}>
          {above}
          <div className={ROOM_ON_STAGE[room]}>{words}</div>
        </Stage>
        <Shore />
      </div>
    );
  }
  return (
    <>
      {bar}
      {above}
      <section className={`reading-head ${ROOM[room]}`}>
        <Spread lineClassName="reading-line" {...(reveal && { reveal, onAnimationEnd })} cards={shown} />
        <div className="min-w-0 self-start xl:pt-3.5">{words}</div>
      </section>
    </>
  );
}

/** The wave at the lower edge of the stage, where the page begins that has the theme's own ground. */
function Shore() {
  const id = useId();
  return (
    <svg aria-hidden="true" className="reading-shore print:hidden">
      <pattern id={id} width="196" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 0V2q49 7 98 0t98 0V0z" fill="currentColor" />
      </pattern>
      <rect width="100%" height="8" fill={`url(#${id})`} />
    </svg>
  );
}

const ROOM: Record<HeadRoom, string> = {
  "headline and step": "reading-head-room",
  headline: "reading-head-room-of-headline",
  none: "",
};

/** The same below a card that lies alone. */
const ROOM_ON_STAGE: Record<HeadRoom, string> = {
  "headline and step": "reading-head-room min-h-86",
  headline: "min-h-33",
  none: "",
};

interface HeadlineProps {
  children: ReactNode;
  isArriving: boolean;
  isWaiting: boolean;
}

/** The headline of a reading, or what is shown in its place until it has arrived. */
function Headline({ children, isArriving, isWaiting }: HeadlineProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasArrived, setArrived] = useState(isArriving);
  if (isArriving && !hasArrived) setArrived(true);
  // The heading takes the focus if the control that had it was removed together with its page or with the previous
  // reading.
  useEffect(() => {
    if (!isArriving) return undefined;
    // Setting the focus at once would style and lay out the whole page in the task that renders it.
    return afterFrame(() => {
      if (isFocusFree()) heading.current?.focus({ preventScroll: true });
    });
  }, [isArriving]);
  return (
    <h1
      dir="auto"
      ref={heading}
      tabIndex={hasArrived ? -1 : undefined}
      className="type-display outline-none [overflow-wrap:anywhere]"
    >
      {children || <HeadlinePlace isWaiting={isWaiting} />}
    </h1>
  );
}

/** What stands for the headline: a line that says what comes, and two grey lines once the text has begun. */
function HeadlinePlace({ isWaiting }: { isWaiting: boolean }) {
  if (isWaiting)
    return (
      <span className="type-read block text-mist">No need to tap: {SITE.advisor} takes it from here</span>
    );
  return (
    <>
      <span className="sr-only">Your reading is on its way</span>
      <Skeleton className="h-[0.8em] w-full max-w-md" />
      <Skeleton className="mt-[0.3em] h-[0.8em] w-3/4 max-w-sm" />
    </>
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
