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
/** The work that the process does on its own account, or for nobody in particular. */
const NOBODY = "";
/** The tasks that wait for a slice, by whom they are for. Each of these is resumed in rotation, its own tasks oldest first. */
const waiting = new Map<string, (() => void)[]>();
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

async function nextSlice(who: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const tasks = waiting.get(who);
  if (tasks) tasks.push(resolve);
  else waiting.set(who, [resolve]);
  if (!isResuming) void resumeInTurns();
  await promise;
}

/** Returns the next task, and puts those for whom it works behind all others. */
function takeTask(): (() => void) | undefined {
  const [first] = waiting;
  if (!first) return undefined;
  const [who, tasks] = first;
  const task = tasks.shift();
  waiting.delete(who);
  if (tasks.length > 0) waiting.set(who, tasks);
  return task;
}

/**
 * Waits for time of a slice; if the process is idle, does not wait at all. Await it before a short piece of work that many
 * requests may ask for at once. `who` is the network that asks, so that nobody waits for more than one task of each other network.
 */
export async function waitForSlice(who = NOBODY): Promise<void> {
  if (waiting.size > 0 || (isUsedUp() && !beginsAtOnce())) await nextSlice(who);
}

/** Resolves when the code that may run at once has run, in the same turn of the event loop. */
function whenNothingRuns(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}

/** Resumes the next task in each turn, and further ones while the slice lasts. */
async function resumeInTurns(): Promise<void> {
  isResuming = true;
  // The first `nextTurn` may still belong to the turn whose slice is used up.
  if (isTurnTaken) await nextTurn();
  while (waiting.size > 0) {
    await nextTurn();
    beginSlice();
    do {
      takeTask()?.();
      // Lets the resumed task run before the time of the slice is checked.
      await whenNothingRuns();
    } while (waiting.size > 0 && !isUsedUp());
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
      await nextSlice(NOBODY);
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
    if (isUsedUp()) await nextSlice(NOBODY);
  }
  return results;
}
