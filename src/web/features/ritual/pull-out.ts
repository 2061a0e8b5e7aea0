interface Point {
  x: number;
  y: number;
}

/** Pixels upwards before a card counts as pulled. */
const BEGINS_AT = 8;

/** How far a hand has pulled a card up, in pixels; 0 while it runs along the fan, or goes down. */
export function pulledUp(from: Point, now: Point): number {
  const up = from.y - now.y;
  return up >= BEGINS_AT && up >= Math.abs(now.x - from.x) ? up : 0;
}
