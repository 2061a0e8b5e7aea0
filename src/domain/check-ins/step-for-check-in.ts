import { STEP_MAX } from "../readings/lengths.ts";
import { SMALLER_MINUTES, shownStepText } from "../readings/own-steps.ts";
import { shorten } from "../text/shorten.ts";
import type { TakenStep } from "./asked-step.ts";

/**
 * Returns a step of a reading as a check-in offers and keeps it. A step of an imported reading may be longer than a check-in
 * can keep, and is then shortened.
 */
export function stepForCheckIn(step: {
  text: string;
  minutes?: number | undefined;
  smaller: string | null;
  usesSmaller: boolean;
}): Pick<TakenStep, "text" | "minutes"> {
  const isSmaller = step.usesSmaller && step.smaller !== null;
  return {
    text: shorten(shownStepText(step), STEP_MAX),
    minutes: isSmaller ? SMALLER_MINUTES : (step.minutes ?? SMALLER_MINUTES),
  };
}
