/** The rectangle in pixels in which the figures of a picture are drawn. Labels are outside of it. */
export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Returns the function that maps `from`..`to` linearly to `start`..`end`. It returns the middle if `from` and `to`
 * are equal.
 */
export function scaleOf(from: number, to: number, start: number, end: number): (value: number) => number {
  if (to === from) return () => (start + end) / 2;
  return (value) => start + ((value - from) / (to - from)) * (end - start);
}

/**
 * Returns the positions of the ends of an interval; `null` if no interval was computed. `up` maps a value to a
 * vertical position.
 */
export function placeInterval(
  { lower, upper }: { lower?: number | undefined; upper?: number | undefined },
  up: (value: number) => number,
): { from: number; to: number } | null {
  return lower === undefined || upper === undefined ? null : { from: up(lower), to: up(upper) };
}

/** Returns a number as text with at most one decimal. */
export function shortNumber(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/**
 * Returns a share from 0 to 1 as text, such as `54 %`. Only the shares 0 and 1 themselves are written as 0 and 100.
 */
export function percent(share: number): string {
  if (share > 0 && share < 0.01) return "under 1%";
  if (share < 1 && share > 0.99) return "over 99%";
  return `${Math.round(share * 100)}%`;
}
