/** The timeout of one step of a person on a busy machine. */
export const STEP_MS = 20_000;
