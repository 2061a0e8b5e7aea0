/** Splits long work into slices, so that other requests get their turn of the event loop. */
import { setImmediate } from "node:timers/promises";

/** The maximum time, in milliseconds, for which all sliced work of this process together blocks the event loop. */
const SLICE_MS = 5;

/** Resolves in the next turn of the event loop, after callbacks that are already waiting. */
export function nextTurn(): Promise<void> {
  return setImmediate();
}

/**
 * The time at which the current slice of work ends. All tasks of the process share it, because ten tasks with slices of
 * 5 ms each would block for 50 ms.
 */
let sliceEnd = 0;
/** Whether a slice has begun since the last turn of the event loop. */
let isTurnTaken = false;
/** The tasks that wait for a slice, oldest first. */
const waiting: (() => void)[] = [];
let isResuming = false;

function isUsedUp(): boolean {
  return performance.now() >= sliceEnd;
}

function beginSlice(): void {
  sliceEnd = performance.now() + SLICE_MS;
  isTurnTaken = true;
  void nextTurn().then(() => {
    isTurnTaken = false;
  });
}

/** Begins a slice without a wait if the process has not worked in slices lately. Returns whether it did. */
function beginsAtOnce(): boolean {
  if (isResuming || isTurnTaken) return false;
  beginSlice();
  return true;
}

async function nextSlice(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting.push(resolve);
  if (!isResuming) void resumeInTurns();
  await promise;
}

/**
 * Waits for time of a slice; if the process is idle, does not wait at all. Await it before a short piece of work that many
 * requests may ask for at once.
 */
export async function waitForSlice(): Promise<void> {
  if (waiting.length > 0 || (isUsedUp() && !beginsAtOnce())) await nextSlice();
}

/** Resolves when the code that may run at once has run, in the same turn of the event loop. */
function whenNothingRuns(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}

/** Resumes the oldest task in each turn, and further ones while the slice lasts. */
async function resumeInTurns(): Promise<void> {
  isResuming = true;
  // The first `nextTurn` may still belong to the turn whose slice is used up.
  if (isTurnTaken) await nextTurn();
  while (waiting.length > 0) {
    await nextTurn();
    beginSlice();
    do {
      waiting.shift()?.();
      // Lets the resumed task run before the time of the slice is checked.
      await whenNothingRuns();
    } while (waiting.length > 0 && !isUsedUp());
  }
  isResuming = false;
}

export interface Slices {
  /** Await this after each part of a task. If the slice is used up, it waits for the next slice and returns true. */
  next(size?: number): Promise<boolean>;
}

/** Creates the slices of a task. `mostSize` ends a slice early when the total size of its parts reaches it. */
export function inSlices(mostSize: number = Number.POSITIVE_INFINITY): Slices {
  let done = 0;
  return {
    async next(size = 0) {
      done += size;
      if (done < mostSize && (!isUsedUp() || beginsAtOnce())) return false;
      done = 0;
      await nextSlice();
      return true;
    },
  };
}

/** Works like `items.map(toResult)`, but in slices that yield to the event loop. */
export async function mapInSlices<Item, Result>(
  items: Iterable<Item>,
  toResult: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(toResult(item));
    if (isUsedUp()) await nextSlice();
  }
  return results;
}
