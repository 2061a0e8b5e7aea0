/** Long work in slices, so that other requests get their turn of the event loop in between. */
import { setImmediate } from "node:timers/promises";

/** How long one slice of work may keep the event loop to itself. */
const SLICE_MS = 5;

/** Resolves in the next turn of the event loop, after what waits there already. */
export function nextTurn(): Promise<void> {
  return setImmediate();
}

export interface Slices {
  /** To be awaited after each part of a work: takes a turn where the slice is used up, else goes on at once. */
  next(): Promise<void>;
}

export function inSlices(sliceMs: number = SLICE_MS): Slices {
  let end = performance.now() + sliceMs;
  return {
    async next() {
      if (performance.now() < end) return;
      await nextTurn();
      end = performance.now() + sliceMs;
    },
  };
}

/** `items.map(toResult)`, in slices. */
export async function mapInSlices<Item, Result>(
  items: Iterable<Item>,
  toResult: (item: Item) => Result,
): Promise<Result[]> {
  const slices = inSlices();
  const results: Result[] = [];
  for (const item of items) {
    results.push(toResult(item));
    await slices.next();
  }
  return results;
}
