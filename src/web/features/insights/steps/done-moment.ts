import { useSyncExternalStore } from "react";
import type { OpenStepOutput, StepOutput } from "#contract/steps.ts";
import { shownStepText } from "#domain/readings/own-steps.ts";

/** A step that was just done, for the moment that follows. */
export interface StepJustDone {
  /** The id of the reading that the step comes from; `null` if it cannot be opened. */
  insightId: string | null;
  /** The text of the step, or its title where only that is known. */
  text: string;
}

let current: StepJustDone | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Begins the moment of a step that was just done. */
export function beginDoneMoment(
  step: StepOutput & Pick<OpenStepOutput, "insightId"> & { isLocked?: boolean },
): void {
  setDoneMoment({ insightId: step.isLocked ? null : step.insightId, text: shownStepText(step) });
}

/** Sets whose moment it is; `null` ends it. There is one at a time. */
export function setDoneMoment(step: StepJustDone | null): void {
  current = step;
  for (const listener of listeners) listener();
}

/** Returns the step whose moment it is; `null` most of the time. */
export function useDoneMoment(): StepJustDone | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
