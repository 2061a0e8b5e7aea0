import { type MouseEvent, type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { POSITIONS } from "#domain/deck/card.ts";
import type { SpreadType } from "#domain/readings/spread.ts";
import { cardCountOf } from "#domain/readings/spread.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { ErrorPanel } from "#web/ui/notice.tsx";
import { isSoundOn, playDrop, playPaper, setSound } from "#web/ui/sound.ts";
import { Waterline } from "#web/ui/waterline.tsx";
import { afterFrame } from "./after-frame.ts";
import { CutField } from "./cut-field.tsx";
import { DeckInHand } from "./deck-in-hand.tsx";
import { positionOfLifted } from "./position-of-lifted.ts";
import { type RitualDraw, useRitual } from "./use-ritual.ts";

/** How long a phone vibrates when a card lands, in milliseconds. */
const TICK_MS = 12;
const SHOWN_OF_SEAL = 12;

interface RitualProps {
  userId: string;
  /** The key of the reading that the ritual belongs to. */
  readingKey: string;
  spreadType: SpreadType;
  userContext: string;
  goOnAnyway: boolean;
  drawAnyway: boolean;
  onDrawn: (draw: RitualDraw) => void;
  /** Called when the server refuses to commit to a draw. The reading itself then shows the reason. */
  onRefused: () => void;
  onGoBack: () => void;
}

/** The ritual before a reading: the person shuffles, cuts and lifts cards, or lets the app draw. */
export function Ritual({ readingKey, spreadType, onGoBack, ...props }: RitualProps) {
  const cardCount = cardCountOf(spreadType);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const deck = useRitual({ ...props, key: readingKey, cardCount, onLanded: land });
  const { ritual, fault, isShuffling } = deck;
  if (fault) {
    return (
      <ErrorPanel
        level={1}
        title="The deck could not be sealed"
        kept="Your words are kept, and this did not count as a reading."
        actions={
          <>
            <Button onClick={deck.tryAgain}>Try again</Button>
            <Button look="soft" onClick={onGoBack}>
              Back to what I wrote
            </Button>
          </>
        }
      >
        <p>{fault.message}</p>
      </ErrorPanel>
    );
  }
  const picks = ritual?.picks ?? [];
  const isFanned = ritual?.isFanned ?? false;
  return (
    <section aria-labelledby="ritual" className="overflow-x-clip">
      <div className="mx-auto flex max-w-3xl flex-col px-5 pt-4 pb-8 md:px-12 md:pt-8">
        <h1 ref={heading} id="ritual" tabIndex={-1} className="type-display text-center outline-none">
          {isFanned ? sayLift(cardCount) : "Shuffle the deck."}
        </h1>
        <Seal commitment={ritual?.commitment} />
        <div className="ritual-stage mt-3">
          <Places cardCount={cardCount} />
          <DeckInHand
            isFanned={isFanned}
            isShuffling={isShuffling}
            cut={ritual?.cut ?? 0}
            picks={picks}
            cardCount={cardCount}
            onLift={deck.lift}
          />
        </div>
        <div className="mt-4 flex min-h-44 flex-col items-center gap-2">
          {isFanned ? (
            <FanControls lifted={picks.length} cardCount={cardCount} onShuffle={deck.shuffle} />
          ) : (
            <PackControls deck={deck} />
          )}
          <p className="flex flex-wrap items-center justify-center gap-x-4 *:px-0 md:gap-x-10">
            {picks.length < cardCount && (
              <Button look="soft" aria-disabled={!ritual} onClick={deck.drawForMe}>
                Draw for me
              </Button>
            )}
            <SoundSwitch />
            {/* The page is not prefetched, because a mouse that rests on the link while cards are lifted would
                delay their animation. */}
            <ButtonLink to="/fair" look="soft" className="type-small" data-cold="">
              Is the deck fair?
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}

function land(): void {
  playDrop();
  // Vibration is optional, because Safari cannot vibrate.
  navigator.vibrate?.(TICK_MS);
}

function sayLift(cardCount: number): string {
  return cardCount === 1 ? "Lift one card." : "Lift three cards.";
}

function Seal({ commitment }: { commitment: string | undefined }) {
  return (
    <p role="status" className="type-log mt-1 text-center text-mist">
      {commitment ? "the duck’s half is sealed" : "sealing the deck…"}
      {commitment && <span aria-hidden="true">: {commitment.slice(0, SHOWN_OF_SEAL)}…</span>}
    </p>
  );
}

function Places({ cardCount }: { cardCount: number }) {
  const slots = Array.from({ length: cardCount }, (_, index) => positionOfLifted(index, cardCount));
  return (
    <div aria-hidden="true">
      {slots.map((slot, index) => (
        <div key={slot} className="ritual-place" style={{ "--slot": slot } as object}>
          {cardCount === 3 && <span className="type-log text-mist">{POSITIONS[index]}</span>}
        </div>
      ))}
      <div className="ritual-water">
        <Waterline />
      </div>
    </div>
  );
}

/**
 * Takes the focus off a button before the button is removed. Removing a focused button would restyle the whole page
 * within the click. The change that moves all cards runs in a transition, so that it does not block the click's own
 * task.
 */
function letGo({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.blur();
}

interface PackControlsProps {
  deck: ReturnType<typeof useRitual>;
}

function PackControls({ deck }: PackControlsProps) {
  const { ritual, isShuffling } = deck;
  const first = useRef<HTMLButtonElement>(null);
  // The yellow button is the one that leads on: to shuffle, to stop, then to fan the cards out.
  const [hasShuffled, setShuffled] = useState(false);
  useEffect(() => {
    if (!isShuffling) return undefined;
    return afterFrame(() => first.current?.focus({ preventScroll: true }));
  }, [isShuffling]);
  function toggle(): void {
    playPaper();
    setShuffled(isShuffling);
    startTransition(deck.startOrStop);
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-center gap-3">
        <Button
          ref={first}
          look={hasShuffled ? "outline" : "go"}
          className="min-h-14 min-w-36"
          isBusy={!ritual}
          onClick={toggle}
        >
          {isShuffling ? "Stop" : "Shuffle"}
        </Button>
        <Button
          look={hasShuffled ? "go" : "outline"}
          className="min-h-14"
          aria-disabled={isShuffling || !ritual}
          onClick={(event) => {
            // The current state is read instead of the rendered one, so that a press right after 'Stop' counts
            // before 'Stop' is rendered.
            if (deck.isInMotion()) return;
            letGo(event);
            startTransition(deck.fan);
          }}
        >
          Fan them out
        </Button>
      </div>
      <CutField cut={ritual?.cut ?? 0} isDisabled={isShuffling || !ritual} onCut={deck.cut} />
    </>
  );
}

interface FanControlsProps {
  lifted: number;
  cardCount: number;
  onShuffle: () => void;
}

function FanControls({ lifted, cardCount, onShuffle }: FanControlsProps): ReactNode {
  const isFrozen = lifted > 0;
  return (
    <>
      <p role="status" className="type-log text-center text-mist">
        {lifted} of {cardCount} lifted
        {isFrozen && ", and the order is frozen"}
      </p>
      {!isFrozen && (
        <>
          <p className="type-small text-center text-mist">
            Run a finger along the fan<span className="pointer-coarse:hidden">, or use the arrow keys</span>.
            The one that rises is the one you lift.
          </p>
          <Button
            look="outline"
            onClick={(event) => {
              letGo(event);
              startTransition(onShuffle);
            }}
          >
            Shuffle again
          </Button>
        </>
      )}
    </>
  );
}

function SoundSwitch() {
  const [isOn, setOn] = useState(isSoundOn);
  function toggle(): void {
    setSound(!isOn);
    setOn(!isOn);
    playDrop();
  }
  return (
    <Button look="soft" aria-pressed={isOn} className="type-small" onClick={toggle}>
      Sound {isOn ? "on" : "off"}
    </Button>
  );
}
