/** What is fixed before the first toss of a small trial. */
export const ARMS = ["write", "do"] as const;
export type Arm = (typeof ARMS)[number];

/** The stopping rule. Even, so that both arms get as many. */
export const TRIAL_TOSSES = 10;
