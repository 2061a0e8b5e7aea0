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
}

/**
 * Returns whether a reading is shown as an unsure one: with guesses instead of steps, and its steps are offered
 * nowhere. A grave reading is not, nor is one with a step that the person has begun, made smaller or promised.
 */
export function isToldAsUnsure({ isSure, isGrave, steps }: Reading): boolean {
  return isSure === false && !steps.some(isBegun) && !isGrave();
}

function isBegun({ isDone, smaller, promise }: Step): boolean {
  return isDone || smaller !== null || promise !== undefined;
}
