/** The id of the answer that none of the guesses fits. */
export const NO_GUESS_ID = "none";

interface Step {
  isDone: boolean;
  /** A smaller version of the step; `null` if nobody asked for one. */
  smaller: string | null;
  /** What the person promised about the step; absent if they promised nothing. */
  promise?: unknown;
}

interface Reading {
  /** Whether the offline duck was sure; absent from readings by models. */
  isSure?: boolean | undefined;
  /** Returns whether the reading is grave. It is called only if nothing else decides, because assessing a text is slow. */
  isGrave(): boolean;
  steps: readonly Step[];
  /** The ids of the guesses that the person chose. */
  guessesTaken?: readonly string[] | undefined;
}

/**
 * Returns whether a reading is shown as an unsure one: with guesses instead of steps, and its steps are offered
 * nowhere. A grave reading is not, nor is one with a step that the person has begun, made smaller or promised, nor one
 * for which they said that no guess fits, because nothing is left to ask.
 */
export function isToldAsUnsure({ isSure, isGrave, steps, guessesTaken = [] }: Reading): boolean {
  return isSure === false && !guessesTaken.includes(NO_GUESS_ID) && !steps.some(isBegun) && !isGrave();
}

function isBegun({ isDone, smaller, promise }: Step): boolean {
  return isDone || smaller !== null || promise !== undefined;
}
