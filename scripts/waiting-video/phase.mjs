// Functions for motion in a loop. A phase is the share of the loop that has passed, so phases 0 and 1 give the same
// picture.

/** Returns a number as the text of an SVG attribute, with at most two decimals. @param {number} value */
export const n = (value) => String(Number(value.toFixed(2)) || 0);

/**
 * Returns a value that swings between -1 and 1, `turns` times in a loop; `shift` moves the start, as a share of a turn.
 * @param {number} phase @param {number} turns @param {number} [shift]
 */
export const sway = (phase, turns, shift = 0) => Math.sin(2 * Math.PI * (phase * turns + shift));

/**
 * Returns the share of a loop that has passed since the phase `start`, from 0 to below 1.
 * @param {number} phase @param {number} start
 */
export function since(phase, start) {
  const gone = (phase - start) % 1;
  return gone < 0 ? gone + 1 : gone;
}

/**
 * Returns how much of the stretch of this start and length has passed at `at`, from 0 to 1.
 * @param {number} at @param {number} start @param {number} length
 */
export const done = (at, start, length) => Math.min(1, Math.max(0, (at - start) / length));

/** @param {number} from @param {number} to @param {number} share */
export const between = (from, to, share) => from + (to - from) * share;

/**
 * Returns the share of the way for a movement that starts slowly, speeds up and ends slowly; both shares are from 0 to
 * 1.
 * @param {number} share
 */
export const eased = (share) => share * share * share * (share * (share * 6 - 15) + 10);

/** Returns a value that rises from 0 to 1 and falls back to 0 while `share` goes from 0 to 1. @param {number} share */
export const swell = (share) => Math.sin(Math.PI * share) ** 2;
