import { findBirthdayProblem } from "./birthday.ts";
import { isAnswered, type Profile, type ProfileAnswer } from "./profile.ts";

/** The answers that each step asks for. None of them is required. */
export const ONBOARDING_STEPS: readonly (readonly ProfileAnswer[])[] = [
  ["name", "birthday", "birthPlace"],
  ["creativeIdentity", "workContext"],
  ["debuggingMode"],
  ["blockPattern"],
  ["superpower", "kryptonite"],
  ["spiritAnimal"],
];

/** The last step: a summary of all answers, to check and correct. */
export const SUMMARY_STEP = ONBOARDING_STEPS.length;
/** The number of onboarding steps, as in 'Step N of total'. */
export const ONBOARDING_STEP_COUNT = SUMMARY_STEP + 1;

/**
 * Returns the onboarding step for somebody who comes back: the one they left, else the first with a missing answer, else the
 * summary.
 */
export function stepToResume(lastStep: number | null, profile: Readonly<Partial<Profile>>): number {
  if (lastStep !== null && lastStep >= 0 && lastStep <= SUMMARY_STEP) return lastStep;
  const open = ONBOARDING_STEPS.findIndex((asked) => !asked.every((field) => isAnswered(profile[field])));
  return open === -1 ? SUMMARY_STEP : open;
}

/** Returns the answers that the server would refuse on `today`: a birthday that is not valid. */
export function findInvalidAnswers(profile: Readonly<Partial<Profile>>, today: string): ProfileAnswer[] {
  const birthday = profile.birthday ?? "";
  return isAnswered(birthday) && findBirthdayProblem(birthday, today) !== null ? ["birthday"] : [];
}
