import { useEffect, useRef, useState } from "react";
import type { SpreadType } from "#domain/readings/spread.ts";
import { cardCountOf } from "#domain/readings/spread.ts";
import { firstSentenceOf } from "#domain/text/first-sentence.ts";
import type { ApiError } from "#web/api/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorPanel } from "#web/ui/notice.tsx";
import { playDrop } from "#web/ui/sound.ts";
import { DeepEdge, StageScene } from "#web/ui/stage-scene.tsx";
import { type CardPlace, placeOfCard } from "../stream/fly-in.ts";
import { CutPack } from "./cut-pack.tsx";
import { DeckInHand } from "./deck-in-hand.tsx";
import { FairNote } from "./fair-note.tsx";
import { NamedPlaces } from "./named-places.tsx";
import { RitualControls, SoundSwitch } from "./ritual-controls.tsx";
import { RobBeside } from "./rob-beside.tsx";
import { showTable } from "./show-table.ts";
import { useHand } from "./use-hand.ts";
import { type RitualDraw, useRitual } from "./use-ritual.ts";

/** How long a phone vibrates when a card lands, in milliseconds. */
const TICK_MS = 12;

interface RitualProps {
  userId: string;
  /** The key of the reading that the ritual belongs to. */
  readingKey: string;
  spreadType: SpreadType;
  userContext: string;
  goOnAnyway: boolean;
  drawAnyway: boolean;
  /** Whether the duck asks before it reads. */
  asksFirst: boolean;
  /** Called when a person who is not asked wants to be, from now on. */
  onAskFirst: () => void;
  /** Called with the draw when the last card is chosen. The card may still be on its way to its place. */
  onChosen: (draw: RitualDraw) => void;
  /** Called with the draw and with the places where the lifted cards lie. */
  onDrawn: (draw: RitualDraw, places: CardPlace[]) => void;
  /** Called when the server refuses to commit to a draw. The reading itself then shows the reason. */
  onRefused: () => void;
  onGoBack: () => void;
}

/** The ritual before a reading: the person shuffles, cuts and lifts cards, or lets the app draw. */
export function Ritual({ readingKey, spreadType, onGoBack, onDrawn, ...props }: RitualProps) {
  const cardCount = cardCountOf(spreadType);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [hasShuffled, setShuffled] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const deck = useRitual({
    ...props,
    key: readingKey,
    cardCount,
    onLanded: land,
    onDrawn: (draw) => onDrawn(draw, placesOf(list.current, draw.picks)),
  });
  const hand = useHand({ list, cardCount, onLift: deck.lift });
  const { ritual, fault, isShuffling } = deck;
  const picks = ritual?.picks ?? [];
  const cut = ritual?.cut ?? 0;
  const isFanned = ritual?.isFanned ?? false;
  const isWhole = picks.length === cardCount;
  useEffect(() => {
    if (isFanned || isWhole) showTable(list.current, { isLast: isWhole });
  }, [isFanned, isWhole]);
  if (fault) return <SealFault fault={fault} onTryAgain={deck.tryAgain} onGoBack={onGoBack} />;
  return (
    <section
      aria-labelledby="ritual"
      // The attribute is also set when a finger lifts the last card, before that is rendered (`use-hand.ts`).
      data-whole={isWhole ? "" : undefined}
      className={`stage ritual-stage night bar-of-its-own ${cardCount > 1 ? "stage-of-three" : ""}`}
    >
      <StageScene />
      <RitualTop commitment={ritual?.commitment} onGoBack={onGoBack} />
      <p dir="auto" className="ritual-question ritual-rest">
        “{firstSentenceOf(props.userContext)}”
      </p>
      <div className="ritual-table">
        {cardCount > 1 && <NamedPlaces cardCount={cardCount} />}
        <DeckInHand
          list={list}
          handlers={hand.handlers}
          isFanned={isFanned}
          isShuffling={isShuffling}
          cut={cut}
          picks={picks}
          cardCount={cardCount}
        />
        {ritual && !isFanned && !isShuffling && <CutPack cut={cut} onCut={deck.cut} />}
        <div className="ritual-veil">
          <StageScene />
        </div>
      </div>
      <div className="ritual-foot ritual-rest">
        <div className="ritual-deep">
          <DeepEdge />
        </div>
        <RobBeside
          heading={heading}
          isReady={ritual !== null}
          isFanned={isFanned}
          isShuffling={isShuffling}
          hasShuffled={hasShuffled}
          cut={cut}
          cardCount={cardCount}
          lifted={picks.length}
        />
        <RitualControls
          deck={deck}
          hasShuffled={hasShuffled}
          onShuffled={() => setShuffled(true)}
          onLift={hand.liftRaised}
          onAskFirst={props.asksFirst ? null : props.onAskFirst}
        />
      </div>
    </section>
  );
}

function RitualTop({ commitment, onGoBack }: { commitment: string | undefined; onGoBack: () => void }) {
  return (
    <div className="ritual-top ritual-rest">
      <Button look="soft" className="stage-way -ml-3 text-mist!" onClick={onGoBack}>
        Leave
      </Button>
      <SoundSwitch />
      <FairNote commitment={commitment} />
    </div>
  );
}

interface SealFaultProps extends Pick<RitualProps, "onGoBack"> {
  fault: ApiError;
  onTryAgain: () => void;
}

function SealFault({ fault, onTryAgain, onGoBack }: SealFaultProps) {
  return (
    <ErrorPanel
      level={1}
      title="The deck could not be sealed"
      cause={fault}
      kept="Your words are kept, and this did not count as a reading."
      actions={
        <>
          <Button onClick={onTryAgain}>Try again</Button>
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

function land(): void {
  playDrop();
  // Vibration is optional, because Safari cannot vibrate.
  navigator.vibrate?.(TICK_MS);
}

function placesOf(list: HTMLElement | null, picks: readonly number[]): CardPlace[] {
  return picks.flatMap((pick) => {
    const card = list?.children[pick];
    return card instanceof HTMLElement ? [placeOfCard(card)] : [];
  });
}
