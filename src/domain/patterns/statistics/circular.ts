/** Whether times pile up at one hour of the day or on one day of the week. */

/**
 * Tests whether angles, in radians, have one preferred direction. Source: Zar, Biostatistical Analysis, 5th edition, section 27.1, equation
 * 27.4 for the p-value. `resultant` is the mean resultant length from 0 (spread out) to 1 (all equal), `mean` the mean
 * direction in radians from 0 to 2 pi.
 */
export function rayleigh(angles: readonly number[]): {
  n: number;
  resultant: number;
  z: number;
  p: number;
  mean: number;
} {
  const n = angles.length;
  let x = 0;
  let y = 0;
  for (const angle of angles) {
    x += Math.cos(angle);
    y += Math.sin(angle);
  }
  const length = Math.hypot(x, y);
  const mean = (Math.atan2(y, x) + 2 * Math.PI) % (2 * Math.PI);
  if (n === 0) return { n, resultant: 0, z: 0, p: 1, mean: 0 };
  const p = Math.exp(Math.sqrt(1 + 4 * n + 4 * (n * n - length * length)) - (1 + 2 * n));
  return { n, resultant: length / n, z: (length * length) / n, p: Math.min(1, p), mean };
}

/**
 * Returns the most frequent of the categories and the exact chance that, were all equally likely, some category would hold as
 * many: 1 - P(all counts < most) of the multinomial distribution.
 */
export function weekdayTest(counts: readonly number[]): {
  weekday: number;
  count: number;
  of: number;
  p: number;
} {
  const of = counts.reduce((sum, count) => sum + count, 0);
  const count = Math.max(0, ...counts);
  const weekday = counts.indexOf(count);
  return { weekday, count, of, p: of === 0 ? 1 : 1 - chanceOfAllBelow(count, of, counts.length) };
}

/** Fills one category after another: each takes a binomial share of what is left. */
function chanceOfAllBelow(bound: number, trials: number, categories: number): number {
  const logs = logFactorials(trials);
  let left = new Float64Array(trials + 1);
  left[trials] = 1;
  for (let category = 0; category < categories; category += 1) {
    left = fillCategory(left, { bound, share: 1 / (categories - category), logs });
  }
  return Math.min(1, left[0] ?? 0);
}

/** `left[n]` is the chance that `n` trials are still open; returns the same after one more category. */
function fillCategory(
  left: Float64Array,
  { bound, share, logs }: { bound: number; share: number; logs: Float64Array },
): Float64Array<ArrayBuffer> {
  const after = new Float64Array(left.length);
  for (const [open, chance] of left.entries()) {
    if (chance === 0) continue;
    // The last category takes all that is left.
    for (let taken = share === 1 ? open : 0; taken <= Math.min(bound - 1, open); taken += 1) {
      const rest = open - taken;
      after[rest] = (after[rest] ?? 0) + chance * binomial(logs, { open, taken, share });
    }
  }
  return after;
}

function binomial(
  logs: Float64Array,
  { open, taken, share }: { open: number; taken: number; share: number },
): number {
  if (share === 1) return taken === open ? 1 : 0;
  const ways = (logs[open] ?? 0) - (logs[taken] ?? 0) - (logs[open - taken] ?? 0);
  return Math.exp(ways + taken * Math.log(share) + (open - taken) * Math.log(1 - share));
}

function logFactorials(most: number): Float64Array {
  const logs = new Float64Array(most + 1);
  for (let number = 1; number <= most; number += 1) logs[number] = (logs[number - 1] ?? 0) + Math.log(number);
  return logs;
}
