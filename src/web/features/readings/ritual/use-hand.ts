import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from "react";
import { pressedKey } from "#web/ui/pressed-key.ts";
import { DECK_IDS } from "#web/ui/tarot-card.tsx";
import { positionOfLifted } from "./position-of-lifted.ts";
import {
  AT_REST,
  chosenPlace,
  type Hand,
  type HandEvent,
  type Pointer,
  placeToLift,
  reduceHand,
} from "./reduce-hand.ts";
import { showTable } from "./show-table.ts";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: 1, ArrowDown: -1 };
const ENDS: Record<string, number> = { Home: 0, End: DECK_IDS.length - 1 };

interface Deck {
  /** The element whose children are the cards, in the order of their places. */
  list: RefObject<HTMLElement | null>;
  cardCount: number;
  /** Called to lift a card. Returns whether that was allowed. */
  onLift: (place: number) => boolean;
}

/**
 * Returns event handlers for the fan. The card under the finger or mouse is raised, and is lifted on release. Arrow
 * keys raise a card, and Enter or Space lifts it. `liftRaised` lifts the raised card, or the one nearest to the middle
 * if none is raised. The handlers change the elements directly, so that React does not render.
 */
export function useHand({ list, cardCount, onLift }: Deck) {
  const hand = useRef(AT_REST);
  const cardAt = (place: number | null) =>
    place === null ? null : (list.current?.children[place] as HTMLElement | undefined);
  const fan = {
    size: DECK_IDS.length,
    isFree: (place: number) => cardAt(place)?.dataset.lifted === undefined,
  };

  function dispatch(event: HandEvent): void {
    const before = hand.current;
    hand.current = reduceHand(before, event, fan);
    show(before, hand.current);
  }
  function show(before: Hand, { raised, pulled }: Hand): void {
    if (raised !== before.raised) {
      cardAt(before.raised)?.removeAttribute("data-raised");
      cardAt(before.raised)?.style.removeProperty("--pull");
      const card = cardAt(raised);
      card?.setAttribute("data-raised", "");
      if (card) list.current?.setAttribute("aria-activedescendant", card.id);
    }
    if (pulled > 0) cardAt(raised)?.style.setProperty("--pull", `${-pulled}px`);
    else cardAt(raised)?.style.removeProperty("--pull");
  }
  /** Lifts the card at this place if it is in the fan. Then raises the nearest card, unless this was the last one. */
  function lift(place: number | null): void {
    const card = cardAt(place);
    const lifted = list.current?.querySelectorAll("[data-lifted]").length ?? 0;
    if (place === null || !card || !fan.isFree(place) || !onLift(place)) return;
    const isLast = lifted + 1 === cardCount;
    card.style.setProperty("--slot", String(positionOfLifted(lifted, cardCount)));
    card.setAttribute("data-lifted", "");
    showTable(list.current, { isLast });
    if (isLast) list.current?.closest("section")?.setAttribute("data-whole", "");
    dispatch({ type: "lifted", next: isLast ? null : place });
  }
  const liftRaised = () => lift(chosenPlace(hand.current, fan));
  function press(event: KeyboardEvent): void {
    const key = pressedKey(event) ?? "";
    const [step, end] = [STEPS[key], ENDS[key]];
    if (step !== undefined) dispatch({ type: "stepped", step });
    else if (end !== undefined) dispatch({ type: "jumped", place: end });
    else if (key === "Enter" || key === " ") liftRaised();
    else return;
    event.preventDefault();
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      dispatch({ type: "pressed", ...pointerOf(event) });
    },
    onPointerMove: (event: PointerEvent) => dispatch({ type: "moved", ...pointerOf(event) }),
    onPointerUp(event: PointerEvent) {
      const place = placeToLift(hand.current, pointerOf(event));
      dispatch({ type: "released" });
      lift(place);
    },
    onPointerLeave: () => dispatch({ type: "left" }),
    onPointerCancel: () => dispatch({ type: "left" }),
    onFocus: () => dispatch({ type: "focused" }),
    onBlur: () => dispatch({ type: "left" }),
    onKeyDown: press,
  };
  return { handlers, liftRaised };
}

function pointerOf({ clientX, clientY }: PointerEvent): Pointer {
  return {
    at: { x: clientX, y: clientY },
    placeUnder() {
      const card = document.elementFromPoint(clientX, clientY)?.closest("[data-place]");
      return card instanceof HTMLElement ? Number(card.dataset.place) : null;
    },
  };
}
