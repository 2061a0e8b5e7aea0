const DAY_MS = 86_400_000;
/** Any will do; another one deals another order. */
const SEED = 20_261_120;
const STEP = 1_664_525;
const SHIFT = 1_013_904_223;
const ROUND = 2 ** 32;

/** The number of the day in UTC: it changes everywhere at the same moment. */
export function dayNumberOf(now: number): number {
  return Math.floor(now / DAY_MS);
}

/**
 * The card that everybody sees that day, whatever the order of `ids`: the whole deck, once shuffled, over and over, so
 * that none comes back before all others were there. It is nobody's draw and counts nowhere.
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
