import type { StepOutput } from "#contract/steps.ts";

/** Returns the promise about a step that is not answered yet; `undefined` if there is none. */
export function openPromiseOf({ promise }: Pick<StepOutput, "promise">): StepOutput["promise"] {
  return promise?.answer === null ? promise : undefined;
}
