/** Long work in slices, so that other requests get their turn of the event loop in between. */
import { setImmediate } from "node:timers/promises";

/** How long sliced work, all of this process together, may keep the event loop to itself. */
const SLICE_MS = 5;

/** Resolves in the next turn of the event loop, after what waits there already. */
export function nextTurn(): Promise<void> {
  return setImmediate();
}

/** When the present slice ends. One for the whole process: ten works of 5 ms in one turn were a turn of 50 ms. */
let sliceEnd = 0;
/** Works that wait for a slice, oldest first. */
const waiting: (() => void)[] = [];
let isResuming = false;

function isUsedUp(): boolean {
  return performance.now() >= sliceEnd;
}

async function nextSlice(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting.push(resolve);
  if (!isResuming) void resumeInTurns();
  await promise;
}

/** In each turn the oldest goes on first, and others as long as the slice lasts. */
async function resumeInTurns(): Promise<void> {
  isResuming = true;
  while (waiting.length > 0) {
    await nextTurn();
    sliceEnd = performance.now() + SLICE_MS;
    do {
      waiting.shift()?.();
      // Lets the one that was called go on before the clock is looked at.
      await undefined;
    } while (waiting.length > 0 && !isUsedUp());
  }
  isResuming = false;
}

export interface Slices {
  /** To be awaited after each part of a work: waits for the next slice, and says true, where this one is used up. */
  next(size?: number): Promise<boolean>;
}

/** `mostSize` ends a slice by the size of its parts as well. */
export function inSlices(mostSize: number = Number.POSITIVE_INFINITY): Slices {
  let done = 0;
  return {
    async next(size = 0) {
      done += size;
      if (done < mostSize && !isUsedUp()) return false;
      done = 0;
      await nextSlice();
      return true;
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
