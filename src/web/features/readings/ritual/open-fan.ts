import type { KeyboardEvent, RefObject } from "react";
import { DECK_IDS } from "#web/ui/tarot-card.tsx";
import { positionOfLifted } from "./position-of-lifted.ts";

const LAST = DECK_IDS.length - 1;
const MIDDLE = Math.floor(DECK_IDS.length / 2);
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: 1, ArrowDown: -1 };

interface Fan {
  /** The element whose children are the cards, by their places. */
  list: RefObject<HTMLElement | null>;
  /** The place of the card that is raised in the fan. */
  active: RefObject<number | null>;
  cardCount: number;
  /** Called to lift a card. Returns whether that was allowed. */
  onLift: (place: number) => boolean;
}

/** What can be done with the cards of an open fan. Changes the elements directly, so that React renders nothing. */
export function openFan({ list, active, cardCount, onLift }: Fan) {
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
    card.style.setProperty("--slot", String(positionOfLifted(lifted, cardCount)));
    card.setAttribute("data-lifted", "");
  }
  function raiseNearest(): void {
    raise(active.current ?? free(MIDDLE));
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
  /**
   * Returns the next place in the direction of `step` whose card is in the fan, or `from` if there is none.
   */
  function next(from: number, step: number): number {
    for (let place = from + step; place >= 0 && place <= LAST; place += step) {
      if (cardAt(place)?.dataset.lifted === undefined) return place;
    }
    return from;
  }
  /** Returns this place if its card is in the fan, and otherwise the nearest one to its right or left. */
  function free(place: number): number {
    if (cardAt(place)?.dataset.lifted === undefined) return place;
    const right = next(place, 1);
    return right === place ? next(place, -1) : right;
  }
  return { raise, raiseNearest, pull, lift, press };
}
