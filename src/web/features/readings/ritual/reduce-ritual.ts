/** The state of shuffling, cutting and lifting, as a reducer without a clock, randomness or storage. */
import type { KeptRitual } from "./kept-ritual.ts";

export type RitualEvent =
  /**
   * The event that the server committed to its half of the draw. `shuffle` holds the first randomness of this
   * browser.
   */
  | { type: "sealed"; key: string; drawId: string; commitment: string; shuffle: string }
  /** The event that shuffling began. A fanned deck is closed and shuffled again. */
  | { type: "shuffleBegan" }
  /**
   * The event that the person stopped shuffling. `shuffle` holds the randomness, including the person's movements.
   */
  | { type: "shuffled"; shuffle: string }
  | { type: "cut"; count: number }
  | { type: "fanned" }
  | { type: "lifted"; place: number; cardCount: number }
  /** The event that the missing cards are taken from the top of the deck. */
  | { type: "restDrawn"; deckSize: number; cardCount: number };

/** Returns the ritual's next state, or the same state for an event that the rules do not allow. */
export function reduceRitual(ritual: KeptRitual | null, event: RitualEvent): KeptRitual | null {
  if (event.type === "sealed") {
    const { type: _, ...sealed } = event;
    return ritual ?? { ...sealed, cut: 0, isFanned: false, picks: [] };
  }
  if (!ritual) return null;
  switch (event.type) {
    case "shuffleBegan":
      return ritual.picks.length > 0 ? ritual : { ...ritual, isFanned: false, cut: 0 };
    case "shuffled":
      return { ...ritual, shuffle: event.shuffle };
    case "cut":
      return ritual.picks.length > 0 ? ritual : { ...ritual, cut: event.count };
    case "fanned":
      return { ...ritual, isFanned: true };
    case "lifted":
      return mayLift(ritual, event) ? { ...ritual, picks: [...ritual.picks, event.place] } : ritual;
    case "restDrawn":
      return { ...ritual, picks: withTop(ritual.picks, event) };
  }
}

function mayLift({ picks }: KeptRitual, { place, cardCount }: { place: number; cardCount: number }): boolean {
  return picks.length < cardCount && !picks.includes(place);
}

function withTop(
  picks: readonly number[],
  { deckSize, cardCount }: { deckSize: number; cardCount: number },
): number[] {
  const top = Array.from({ length: deckSize }, (_, place) => place).filter((place) => !picks.includes(place));
  return [...picks, ...top].slice(0, cardCount);
}
