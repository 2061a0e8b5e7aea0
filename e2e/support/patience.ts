/** So long a step of a person may take on a busy machine before it counts as never. */
export const STEP_MS = 20_000;
