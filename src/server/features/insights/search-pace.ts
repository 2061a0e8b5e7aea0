import { setImmediate as letOthersRun } from "node:timers/promises";

/** How long other requests may have to wait for a search before they get their turn. */
const SLICE_MS = 5;
/** What is not found by then is left for the next page. */
const SEARCHED_FOR_MS = 1000;

/** Paces work that is made of many small parts. `signal` tells that nobody waits for the answer any more. */
export function createPace(signal: AbortSignal | undefined) {
  const end = performance.now() + SEARCHED_FOR_MS;
  let sliceEnd = performance.now() + SLICE_MS;
  return {
    /** After each part: gives others their turn where it is due; false once the work should end. */
    async goesOn(): Promise<boolean> {
      const now = performance.now();
      if (now < sliceEnd) return true;
      await letOthersRun();
      sliceEnd = performance.now() + SLICE_MS;
      return now < end && !signal?.aborted;
    },
  };
}
