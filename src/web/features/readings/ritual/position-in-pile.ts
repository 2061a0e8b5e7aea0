const THICKNESS = 0.35;
const LEFT_OF_THE_MIDDLE = 6;

/** Returns the offset of a card in the pack, in pixels. The bottom card has the place 0. */
export function positionInPile(place: number): { x: number; y: number } {
  return { x: place * THICKNESS - LEFT_OF_THE_MIDDLE, y: -place * THICKNESS };
}
