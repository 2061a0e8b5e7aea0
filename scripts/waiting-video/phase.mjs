// Looping motion: every function returns the same value at phase 1 as at phase 0.

/** A number as an attribute. @param {number} value */
export const n = (value) => String(Number(value.toFixed(2)) || 0);

/** From -1 to 1 and back, `turns` times in a round. @param {number} phase @param {number} turns @param {number} [shift] */
export const sway = (phase, turns, shift = 0) => Math.sin(2 * Math.PI * (phase * turns + shift));

/** How much of a round has gone by since `start`. @param {number} phase @param {number} start */
export function since(phase, start) {
  const gone = (phase - start) % 1;
  return gone < 0 ? gone + 1 : gone;
}

/** How much of a stretch is done, from 0 to 1. @param {number} at @param {number} start @param {number} length */
export const done = (at, start, length) => Math.min(1, Math.max(0, (at - start) / length));

/** @param {number} from @param {number} to @param {number} share */
export const between = (from, to, share) => from + (to - from) * share;

/** Slow, fast, slow. @param {number} share */
export const eased = (share) => share * share * share * (share * (share * 6 - 15) + 10);

/** Up and down again. @param {number} share */
export const swell = (share) => Math.sin(Math.PI * share) ** 2;
