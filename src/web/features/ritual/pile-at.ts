const THICKNESS = 0.35;
const LEFT_OF_THE_MIDDLE = 6;

/** Where a card lies in the pack, in pixels; the bottom one has place 0. */
export function pileAt(place: number): { x: number; y: number } {
  return { x: place * THICKNESS - LEFT_OF_THE_MIDDLE, y: -place * THICKNESS };
}
