/** Counts below this number are not shown to administrators where they could name somebody. */
export const FEW = 5;

/** Returns a count of people or of what they did; `null` for "fewer than 5". A zero names nobody and is shown. */
export function hideFew(count: number): number | null {
  return count > 0 && count < FEW ? null : count;
}
