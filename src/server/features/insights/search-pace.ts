import { inSlices } from "../../platform/turns.ts";

/** The time limit of one search request, in milliseconds. What is left is searched with the next page. */
const SEARCHED_FOR_MS = 1000;

/**
 * Limits and paces work that consists of many small parts. `signal` is aborted when the caller no longer waits for the
 * answer.
 */
export function createPace(signal: AbortSignal | undefined) {
  const end = performance.now() + SEARCHED_FOR_MS;
  const slices = inSlices();
  return {
    /**
     * Call this after each part of the work. It yields to the event loop when necessary, and returns false when the
     * work should end.
     */
    async goesOn(): Promise<boolean> {
      await slices.next();
      return performance.now() < end && !signal?.aborted;
    },
  };
}
