import { inSlices } from "../../platform/turns.ts";

/** Time limit of one search request; the rest is left for the next page. */
const SEARCHED_FOR_MS = 1000;

/**
 * Paces work that consists of many small parts. `signal` is aborted when nobody waits for the answer any
 * more.
 */
export function createPace(signal: AbortSignal | undefined) {
  const end = performance.now() + SEARCHED_FOR_MS;
  const slices = inSlices();
  return {
    /**
     * Call this after each part of the work: it yields to the event loop when due. Returns false when the
     * work should end.
     */
    async goesOn(): Promise<boolean> {
      if (!(await slices.next())) return true;
      return performance.now() < end && !signal?.aborted;
    },
  };
}
