import { findBirthdayProblem } from "./birthday.ts";
import {
  isAnswered,
  isProfileComplete,
  PROFILE_ANSWERS,
  type Profile,
  type ProfileAnswer,
} from "./profile.ts";

/** What each step asks for before it lets anybody continue. */
export const ONBOARDING_STEPS: readonly (readonly ProfileAnswer[])[] = [
  ["name", "birthday", "birthPlace"],
  ["creativeIdentity", "workContext"],
  ["debuggingMode"],
  ["blockPattern"],
  ["superpower", "kryptonite"],
  ["spiritAnimal"],
];

/** The last one: everything that was said, to look at and to mend. */
export const SUMMARY_STEP = ONBOARDING_STEPS.length;
/** What 'Step N of total' counts. */
export const ONBOARDING_STEP_COUNT = SUMMARY_STEP + 1;

/** Whether Continue may be pressed on a step, counted from 0. A step that there is not is never complete. */
export function isStepComplete(step: number, profile: Readonly<Partial<Profile>>): boolean {
  if (step === SUMMARY_STEP) return isProfileComplete(profile);
  return ONBOARDING_STEPS[step]?.every((field) => isAnswered(profile[field])) ?? false;
}

/** The first step that still asks for something; the summary where none does. */
export function firstOpenStep(profile: Readonly<Partial<Profile>>): number {
  const open = ONBOARDING_STEPS.findIndex((_, step) => !isStepComplete(step, profile));
  return open === -1 ? SUMMARY_STEP : open;
}

/** Where somebody who comes back goes on: on the step they left, but on none behind an open one. */
export function resumeStep(left: number | null, profile: Readonly<Partial<Profile>>): number {
  const first = firstOpenStep(profile);
  return left !== null && left >= 0 && left <= first ? left : first;
}

/** What a step still asks for on `today`: nothing was answered, or the birthday cannot be. */
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
