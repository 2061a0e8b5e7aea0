/** The two ways of working (arms) that a small trial compares: to write the step down, or to do it. */
export const ARMS = ["write", "do"] as const;
export type Arm = (typeof ARMS)[number];

/** The number of steps in a trial, which is fixed beforehand. It is even, so that both arms get equally many. */
export const TRIAL_TOSSES = 10;
