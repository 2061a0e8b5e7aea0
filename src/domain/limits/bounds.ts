/** What a person can store and how fast, beside what asks a model. Nobody meets these by hand. */

export const WRITES_A_MINUTE = 120;
export const OPEN_DRAWS = 50;
export const BLOCKS = 2000;

/** So long a draw that no reading opens is kept. */
export const OPEN_DRAW_KEPT_MS = 24 * 60 * 60 * 1000;

/** When one more draw may be sealed: when the oldest of the open ones is forgotten. */
export function nextDrawAt(oldest: Date): Date {
  return new Date(oldest.getTime() + OPEN_DRAW_KEPT_MS);
}
