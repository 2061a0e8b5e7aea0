export interface Point {
  x: number;
  y: number;
}

/** The upward movement in pixels from which a card counts as pulled. */
const BEGINS_AT = 8;

/** Returns how far a card was pulled up, in pixels. Returns 0 while the hand moves along the fan or down. */
export function pulledUpBy(from: Point, now: Point): number {
  const up = from.y - now.y;
  return up >= BEGINS_AT && up >= Math.abs(now.x - from.x) ? up : 0;
}
