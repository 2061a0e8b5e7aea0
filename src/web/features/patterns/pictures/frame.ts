/** The rectangle of a picture that its figures use, in pixels. Labels stand outside it. */
export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Returns the function that maps `from`..`to` to `start`..`end` in a straight line; the middle if both ends are equal. */
export function scaleOf(from: number, to: number, start: number, end: number): (value: number) => number {
  if (to === from) return () => (start + end) / 2;
  return (value) => start + ((value - from) / (to - from)) * (end - start);
}

/** Places the ends of an interval; `null` where none was computed. `up` is the scale of its values. */
export function placeInterval(
  { lower, upper }: { lower?: number | undefined; upper?: number | undefined },
  up: (value: number) => number,
): { from: number; to: number } | null {
  return lower === undefined || upper === undefined ? null : { from: up(lower), to: up(upper) };
}

/** Returns a number with at most one decimal, as text. */
export function shortNumber(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Returns a share from 0 to 1 as `54 %`. A share between two ends never reads as 0 or 100. */
export function percent(share: number): string {
  if (share > 0 && share < 0.01) return "under 1 %";
  if (share < 1 && share > 0.99) return "over 99 %";
  return `${Math.round(share * 100)} %`;
}
