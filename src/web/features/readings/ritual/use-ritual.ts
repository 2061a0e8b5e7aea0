import { useEffect, useEffectEvent, useRef, useState } from "react";
import { makeClientSeed, stirShuffle } from "#domain/draw/client-seed.ts";
import { isStill } from "#web/ui/stillness.ts";
import { DECK_IDS } from "#web/ui/tarot-card.tsx";
import { type HandTrace, recordHand } from "./hand-trace.ts";
import type { KeptRitual } from "./kept-ritual.ts";
import { randomBytes } from "./random-bytes.ts";
import { useSealedDeck } from "./use-sealed-deck.ts";

/** The time that a card takes from the fan to its place, in milliseconds. It is `--lift` in `ritual.css`. */
const FLIGHT_MS = 420;
/** The time that the lifted cards rest before they are handed over, in milliseconds. */
const BEAT_MS = 120;

/** The draw in the form that the reading's request needs. */
export interface RitualDraw {
  drawId: string;
  clientSeed: string;
  picks: number[];
}

interface RitualOrder {
  userId: string;
  /** The key of the reading that the ritual belongs to. */
  key: string;
  userContext: string;
  goOnAnyway: boolean;
  drawAnyway: boolean;
  cardCount: number;
  /** Called when the last card is chosen. It may still be on its way to its place. */
  onChosen: (draw: RitualDraw) => void;
  /** Called when the cards lie at their places. */
  onDrawn: (draw: RitualDraw) => void;
  onRefused: () => void;
  /** Called when the animation of a lifted card has ended. */
  onLanded: () => void;
}

/**
 * Manages shuffling, cutting and lifting after the server committed to its half of the draw. Every action is stored
 * before it is shown.
 */
export function useRitual(order: RitualOrder) {
  const { cardCount } = order;
  const { ritual, show, current, apply, fault, tryAgain } = useSealedDeck(order);
  const [isShuffling, setShuffling] = useState(false);
  /**
   * The recording of the person's movements. Set while the deck is shuffled and cleared at once on stop. The
   * rendered state may follow a frame later.
   */
  const trace = useRef<HandTrace>(null);
  const landings = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(
    () => () => {
      trace.current?.stop();
      for (const landing of landings.current) clearTimeout(landing);
    },
    [],
  );

  function tellChosen(chosen: KeptRitual | null): void {
    if (chosen?.picks.length === cardCount) order.onChosen(drawOf(chosen));
  }
  /** Whether the missing cards are on their way to their places, because the app drew them. */
  const [isDealt, setDealt] = useState(false);
  useHandOver(ritual, isDealt, order);

  function shuffle(): void {
    if (current()?.picks.length) return;
    trace.current?.stop();
    trace.current = recordHand();
    show(apply({ type: "shuffleBegan" }));
    setShuffling(true);
  }
  function stop(): void {
    const seen = trace.current?.stop() ?? [];
    trace.current = null;
    const shuffle = stirShuffle(current()?.shuffle ?? "", seen, randomBytes());
    show(apply({ type: "shuffled", shuffle }));
    setShuffling(false);
  }
  const isInMotion = () => trace.current !== null;
  const startOrStop = () => (isInMotion() ? stop() : shuffle());
  /**
   * Stores the lifted card at once, but shows it as lifted only when its animation has ended, so that no layout
   * happens meanwhile. Returns whether the card may be lifted.
   */
  function lift(place: number): boolean {
    const before = current();
    const next = apply({ type: "lifted", place, cardCount });
    if (next === before) return false;
    tellChosen(next);
    const landing = setTimeout(() => {
      order.onLanded();
      show(next);
    }, flightMs());
    landings.current.push(landing);
    return true;
  }
  /** Lifts the missing cards from the top of the deck, for a person who does not want to lift them. */
  function drawForMe(): void {
    if (isInMotion()) stop();
    // A card that is still on its way must not be shown as the only one when it lands.
    for (const landing of landings.current) clearTimeout(landing);
    setDealt(true);
    const next = apply({ type: "restDrawn", deckSize: DECK_IDS.length, cardCount });
    tellChosen(next);
    show(next);
  }
  const cut = (count: number) => show(apply({ type: "cut", count }));
  const fan = () => show(apply({ type: "fanned" }));
  return {
    ritual,
    fault,
    tryAgain,
    isShuffling,
    isInMotion,
    shuffle,
    startOrStop,
    cut,
    fan,
    lift,
    drawForMe,
  };
}

/** Hands the cards over once all of them are rendered as lifted, have arrived at their places and have rested there. */
function useHandOver(
  ritual: KeptRitual | null,
  areOnTheirWay: boolean,
  { cardCount, onDrawn }: Pick<RitualOrder, "cardCount" | "onDrawn">,
): void {
  const finish = useEffectEvent(() => ritual && onDrawn(drawOf(ritual)));
  const isWhole = ritual?.picks.length === cardCount;
  useEffect(() => {
    if (!isWhole) return;
    const timer = setTimeout(finish, (areOnTheirWay ? flightMs() : 0) + beatMs());
    return () => clearTimeout(timer);
  }, [isWhole, areOnTheirWay]);
}

/** With reduced motion, a lifted card is at its place at once. */
function flightMs(): number {
  return isStill() ? 0 : FLIGHT_MS;
}

/** With reduced motion, a card that was not seen to move needs no rest. */
function beatMs(): number {
  return isStill() ? 0 : BEAT_MS;
}

function drawOf({ drawId, shuffle, cut, picks }: KeptRitual): RitualDraw {
  return { drawId, clientSeed: makeClientSeed(shuffle, cut), picks };
}
