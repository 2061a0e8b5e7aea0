/** Decides which steps of a reading are done, and in which wording each is shown. */

/** The stored state of a step. A step that was never changed has none. */
export interface KeptTick {
  step: number;
  isDone: boolean;
}

/** The number of minutes that a smaller step may take. */
export const SMALLER_MINUTES = 2;

/**
 * Returns for each step whether it is done. If `tookAction` is set and no step is ticked, the first step
 * counts as done, because older readings stored only that mark.
 */
export function doneSteps(
  stepCount: number,
  { tookAction, ticks }: { tookAction: boolean; ticks: readonly KeptTick[] },
): boolean[] {
  const isOnlyMarked = tookAction && !ticks.some(({ isDone }) => isDone);
  return Array.from({ length: stepCount }, (_, index) =>
    isOnlyMarked ? index === 0 : ticks.some(({ step, isDone }) => step === index && isDone),
  );
}

/** Returns the text of a step as it is shown: the smaller version if the person chose it. */
export function shownStepText(step: { text: string; smaller: string | null; usesSmaller: boolean }): string {
  return step.usesSmaller && step.smaller !== null ? step.smaller : step.text;
}

/** Returns whether a step is already as small as it can be made. */
export function isSmallAlready({ minutes }: { minutes?: number | undefined }): boolean {
  return minutes !== undefined && minutes <= SMALLER_MINUTES;
}
