import { findBirthdayProblem } from "./birthday.ts";
import {
  isAnswered,
  isProfileComplete,
  PROFILE_ANSWERS,
  type Profile,
  type ProfileAnswer,
} from "./profile.ts";

/** The answers that each step requires before one can continue. */
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
 * Returns whether one may continue from an onboarding step, counted from 0. A step that does not exist is
 * never complete.
 */
export function isStepComplete(step: number, profile: Readonly<Partial<Profile>>): boolean {
  if (step === SUMMARY_STEP) return isProfileComplete(profile);
  return ONBOARDING_STEPS[step]?.every((field) => isAnswered(profile[field])) ?? false;
}

/** Returns the first incomplete onboarding step, or the summary if all are complete. */
export function firstOpenStep(profile: Readonly<Partial<Profile>>): number {
  const open = ONBOARDING_STEPS.findIndex((_, step) => !isStepComplete(step, profile));
  return open === -1 ? SUMMARY_STEP : open;
}

/**
 * Returns the onboarding step for somebody who comes back: the one they left, but none after an incomplete
 * one.
 */
export function stepToResume(lastStep: number | null, profile: Readonly<Partial<Profile>>): number {
  const first = firstOpenStep(profile);
  return lastStep !== null && lastStep >= 0 && lastStep <= first ? lastStep : first;
}

/** Returns the answers of an onboarding step that are missing, or a birthday that is not valid on `today`. */
export function findOpenAnswers(
  step: number,
  profile: Readonly<Partial<Profile>>,
  today: string,
): ProfileAnswer[] {
  const asked = step === SUMMARY_STEP ? PROFILE_ANSWERS : (ONBOARDING_STEPS[step] ?? []);
  return asked.filter((field) => {
    const answer = profile[field] ?? "";
    if (!isAnswered(answer)) return true;
    return field === "birthday" && findBirthdayProblem(answer, today) !== null;
  });
}
