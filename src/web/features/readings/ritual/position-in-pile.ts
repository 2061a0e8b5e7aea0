const THICKNESS = 0.35;
const LEFT_OF_THE_MIDDLE = 6;

/** Returns where a card lies in the pack, in pixels. The bottom card has place 0. */
export function positionInPile(place: number): { x: number; y: number } {
  return { x: place * THICKNESS - LEFT_OF_THE_MIDDLE, y: -place * THICKNESS };
}
