/** The state of the pointer or focus over the fan of cards, as a reducer that knows no elements. */
import { type Point, pulledUpBy } from "./pull-out.ts";

export interface Hand {
  /** The place in the fan of the card that is raised; `null` if none is. */
  raised: number | null;
  /** How far the raised card is pulled up, in pixels. */
  pulled: number;
  /** Where the pointer was when it reached the raised card; `null` while nothing is pressed. */
  from: Point | null;
}

export interface Fan {
  /** The number of places in the fan. */
  size: number;
  /** Returns whether the card at this place is still in the fan, so that it can be lifted. */
  isFree: (place: number) => boolean;
}

export interface Pointer {
  at: Point;
  /**
   * Returns the place of the card under the pointer; `null` if there is none. Called only when needed, because it
   * forces a layout.
   */
  placeUnder: () => number | null;
}

export type HandEvent =
  | ({ type: "pressed" | "moved" } & Pointer)
  /** The event that the pointer was released. `placeToLift` returns which card that lifts. */
  | { type: "released" }
  /** The event that the pointer or the focus left the fan. The raised card stays raised. */
  | { type: "left" }
  /** The event that a card was lifted. `next` is the place near which another one rises; `null` after the last card. */
  | { type: "lifted"; next: number | null }
  /** The event that the fan got the focus. */
  | { type: "focused" }
  /** The event that an arrow key was pressed. `step` is 1 or -1. */
  | { type: "stepped"; step: number }
  /** The event that a key was pressed that jumps to the first or the last place. */
  | { type: "jumped"; place: number };

export const AT_REST: Hand = { raised: null, pulled: 0, from: null };

export function reduceHand(hand: Hand, event: HandEvent, fan: Fan): Hand {
  switch (event.type) {
    case "pressed":
      return { raised: event.placeUnder(), pulled: 0, from: event.at };
    case "moved":
      return follow(hand, event);
    case "released":
      return { ...hand, pulled: 0, from: null };
    case "left":
      return { ...AT_REST, raised: hand.raised };
    case "lifted":
      return { ...hand, pulled: 0, raised: event.next === null ? null : nearestFree(event.next, fan) };
    case "focused":
      return { ...hand, raised: chosenPlace(hand, fan) };
    case "stepped":
      return { ...hand, pulled: 0, raised: nextFree(chosenPlace(hand, fan), event.step, fan) };
    case "jumped":
      return { ...hand, pulled: 0, raised: event.place };
  }
}

/**
 * Returns the place of the card that is lifted when the pointer is released. A card that was pulled up is lifted
 * wherever the pointer is.
 */
export function placeToLift(hand: Hand, { at, placeUnder }: Pointer): number | null {
  return pulledBy(hand, at) > 0 ? hand.raised : placeUnder();
}

/** Returns the place that a key acts on: the raised card's, or the one nearest to the middle of the fan. */
export function chosenPlace({ raised }: Hand, fan: Fan): number {
  return raised ?? nearestFree(Math.floor(fan.size / 2), fan);
}

/**
 * Raises the card under the pointer. A card that is pulled up stays raised, even if the pointer is over another
 * one. The raised card also stays raised while there is none under the pointer.
 */
function follow(hand: Hand, { at, placeUnder }: Pointer): Hand {
  const pulled = pulledBy(hand, at);
  const place = pulled > 0 ? hand.raised : (placeUnder() ?? hand.raised);
  if (place === hand.raised) return { ...hand, pulled };
  return { raised: place, pulled: 0, from: hand.from && at };
}

function pulledBy({ raised, from }: Hand, at: Point): number {
  return from && raised !== null ? pulledUpBy(from, at) : 0;
}

/** Returns the next place in the direction of `step` whose card is in the fan, or `from` if there is none. */
function nextFree(from: number, step: number, { size, isFree }: Fan): number {
  for (let place = from + step; place >= 0 && place < size; place += step) {
    if (isFree(place)) return place;
  }
  return from;
}

/**
 * Returns this place if its card is in the fan. Otherwise returns the nearest such place to the right, or else to
 * the left.
 */
function nearestFree(place: number, fan: Fan): number {
  if (fan.isFree(place)) return place;
  const right = nextFree(place, 1, fan);
  return right === place ? nextFree(place, -1, fan) : right;
}
