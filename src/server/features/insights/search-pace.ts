import { inSlices } from "../../platform/turns.ts";

/** What is not found by then is left for the next page. */
const SEARCHED_FOR_MS = 1000;

/** Paces work that is made of many small parts. `signal` tells that nobody waits for the answer any more. */
export function createPace(signal: AbortSignal | undefined) {
  const end = performance.now() + SEARCHED_FOR_MS;
  const slices = inSlices();
  return {
    /** After each part: takes a turn of the event loop where it is due; false once the work should end. */
    async goesOn(): Promise<boolean> {
      if (!(await slices.next())) return true;
      return performance.now() < end && !signal?.aborted;
    },
  };
}
