import type { StepOutput } from "#contract/steps.ts";
import { isSmallAlready, SMALLER_MINUTES } from "#domain/readings/own-steps.ts";

/** Returns how long the shown version of a step takes, or `null` if unknown. */
export function shownStepMinutes({ minutes, usesSmaller }: StepOutput): string | null {
  if (usesSmaller) return isSmallAlready({ minutes }) ? "30 s" : `${SMALLER_MINUTES} min`;
  return minutes === undefined ? null : `${minutes} min`;
}
