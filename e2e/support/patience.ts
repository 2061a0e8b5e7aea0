/** The timeout of one step of a journey in milliseconds, for a busy machine. */
export const STEP_MS = 20_000;
