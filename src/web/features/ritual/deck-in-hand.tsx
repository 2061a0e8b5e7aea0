import { type CSSProperties, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { DECK_IDS } from "../../ui/tarot-card.tsx";
import { afterFrame } from "./after-frame.ts";
import { moveFan } from "./move-fan.ts";
import { pileAt } from "./pile-at.ts";
import { moveShuffled } from "./shuffle-motion.ts";
import { slotOf } from "./slot-of.ts";
import { useHand } from "./use-hand.ts";

const LAST = DECK_IDS.length - 1;
const MIDDLE = Math.floor(DECK_IDS.length / 2);
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: 1, ArrowDown: -1 };

interface DeckInHandProps {
  isFanned: boolean;
  isShuffling: boolean;
  /** How many cards are cut off the top. */
  cut: number;
  /** Places of the cards that have landed, in order. */
  picks: number[];
  cardCount: number;
  /** Whether it was let. */
  onLift: (place: number) => boolean;
}

/**
 * The whole deck, face down: a pack, or a fan that is one control. A finger or a mouse runs along it and the card under
 * it rises, and follows the hand where it is pulled up; arrows do the same. What moves is told to the elements themselves, so that React lays out nothing meanwhile.
 */
export function DeckInHand({ isFanned, isShuffling, cut, picks, cardCount, onLift }: DeckInHandProps) {
  const list = useRef<HTMLDivElement>(null);
  const active = useRef<number | null>(null);
  const wasFanned = useRef(isFanned);
  const [beganFanned] = useState(isFanned);
  const isChoosing = isFanned && picks.length < cardCount;
  useEffect(() => {
    if (!isChoosing) return undefined;
    // Asked for at once, it would have the deck styled and laid out inside of the click.
    return afterFrame(() => list.current?.focus({ preventScroll: true }));
  }, [isChoosing]);
  useEffect(() => {
    if (!isShuffling) return undefined;
    // The click has enough to do with what stands under the deck.
    let end = () => {};
    const callOff = afterFrame(() => {
      end = moveShuffled(cardsIn(list.current), { isFanned: wasFanned.current });
    });
    return () => {
      callOff();
      afterFrame(end);
    };
  }, [isShuffling]);
  useEffect(() => {
    const callOff = [
      moveFan(cardsIn(list.current), isFanned),
      afterFrame(() => (wasFanned.current = isFanned)),
    ];
    return () => {
      for (const each of callOff) each();
    };
  }, [isFanned]);

  const cardAt = (place: number | null) =>
    place === null ? null : (list.current?.children[place] as HTMLElement | undefined);
  function raise(place: number | null): void {
    if (place === active.current) return;
    pull(0);
    cardAt(active.current)?.removeAttribute("data-raised");
    active.current = place;
    const card = cardAt(place);
    card?.setAttribute("data-raised", "");
    if (card) list.current?.setAttribute("aria-activedescendant", card.id);
  }
  function pull(pixels: number): void {
    const card = cardAt(active.current);
    if (pixels > 0) card?.style.setProperty("--pull", `${-pixels}px`);
    else card?.style.removeProperty("--pull");
  }
  function lift(place: number | null): void {
    const card = cardAt(place);
    const lifted = list.current?.querySelectorAll("[data-lifted]").length ?? 0;
    if (place === null || !card || card.dataset.lifted !== undefined || !onLift(place)) return;
    raise(null);
    card.style.setProperty("--slot", String(slotOf(lifted, cardCount)));
    card.setAttribute("data-lifted", "");
  }
  function press(event: KeyboardEvent): void {
    const now = active.current ?? free(MIDDLE);
    const step = STEPS[event.key];
    if (step !== undefined) raise(next(now, step));
    else if (event.key === "Home") raise(0);
    else if (event.key === "End") raise(LAST);
    else if (event.key === "Enter" || event.key === " ") {
      lift(now);
      raise(free(now));
    } else return;
    event.preventDefault();
  }
  /** The next one that still lies in the fan. */
  function next(from: number, step: number): number {
    for (let place = from + step; place >= 0 && place <= LAST; place += step) {
      if (cardAt(place)?.dataset.lifted === undefined) return place;
    }
    return from;
  }
  /** This one, or the nearest to its right or left. */
  function free(place: number): number {
    if (cardAt(place)?.dataset.lifted === undefined) return place;
    const right = next(place, 1);
    return right === place ? next(place, -1) : right;
  }
  const hand = useHand({ raised: () => active.current, raise, pull, lift });
  const handlers = isChoosing && {
    onFocus: () => list.current?.matches(":focus-visible") && raise(active.current ?? free(MIDDLE)),
    onBlur: () => raise(null),
    onKeyDown: press,
    // The fan keeps the focus, whichever card is touched.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    ...hand,
  };
  return (
    <div
      ref={list}
      role="listbox"
      aria-multiselectable="true"
      aria-label={`The deck, face down: lift ${cardCount}`}
      aria-hidden={isFanned ? undefined : true}
      tabIndex={isFanned ? 0 : undefined}
      className="ritual-deck"
      {...handlers}
    >
      {DECK_IDS.map((id, place) => {
        const slot = picks.indexOf(place);
        return (
          <div
            key={id}
            id={`place-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={slot >= 0}
            aria-label={`Card ${place + 1} of ${DECK_IDS.length}`}
            data-place={place}
            data-fanned={beganFanned ? "" : undefined}
            data-lifted={slot >= 0 ? "" : undefined}
            data-cut={!isFanned && !isShuffling && place > LAST - cut ? "" : undefined}
            className="ritual-card card-back"
            style={styleAt(place, slot < 0 ? null : slotOf(slot, cardCount))}
          />
        );
      })}
    </div>
  );
}

function cardsIn(list: HTMLElement | null): HTMLElement[] {
  return Array.from(list?.children ?? []) as HTMLElement[];
}

function styleAt(place: number, slot: number | null): CSSProperties {
  const { x, y } = pileAt(place);
  const across = (2 * place) / LAST - 1;
  return {
    "--pile-x": `${x}px`,
    "--pile-y": `${y}px`,
    "--t": across,
    ...(slot !== null && { "--slot": slot }),
  } as CSSProperties;
}
