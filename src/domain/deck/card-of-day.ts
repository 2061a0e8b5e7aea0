import { DAY_MS } from "../time.ts";

/**
 * The seed of the deck's order for the card of the day. Any number works; another seed gives another order.
 */
const SEED = 20_261_120;
const STEP = 1_664_525;
const SHIFT = 1_013_904_223;
const ROUND = 2 ** 32;

/** Returns the number of the day in UTC, which changes everywhere at the same moment. */
export function dayNumberOf(now: number): number {
  return Math.floor(now / DAY_MS);
}

/**
 * Returns the card that everybody sees on that day, whatever the order of `ids`. The deck is shuffled once
 * and then repeated, so that no card returns before all others were shown. It is no draw and counts in no
 * statistics.
 */
export function cardOfDay(dayNumber: number, ids: readonly string[]): string | undefined {
  const order = ids.toSorted();
  let state = SEED;
  for (let last = order.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, STEP) + SHIFT) >>> 0;
    const place = Math.floor((state / ROUND) * (last + 1));
    [order[last], order[place]] = [order[place] ?? "", order[last] ?? ""];
  }
  return order[dayNumber % order.length];
}
