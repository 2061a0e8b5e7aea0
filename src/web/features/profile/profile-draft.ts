// The unsaved changes to a profile and the current onboarding step, stored in the browser at every keystroke.

import { PROFILE_ANSWERS, type Profile, type ProfileAnswer } from "#domain/profile/profile.ts";
import { json, KEPT, keptItem } from "../../kept-items.ts";

export type ProfileChanges = Partial<Record<ProfileAnswer, string>>;

export interface ProfileDraft {
  changes: ProfileChanges;
  /** The saved answers from which the changes started. */
  bases: ProfileChanges;
  /** The index of the onboarding step, counted from 0; `null` if no step was reached. */
  step: number | null;
}

export const NO_DRAFT: ProfileDraft = { changes: {}, bases: {}, step: null };

/** The drafts of profiles, keyed by person. */
export const profileDraft = keptItem({ ...KEPT.profileDraft, schema: json(validDraft) });

/** Returns the changes that differ from the saved profile. Leading and trailing blanks are ignored. */
export function onlyChanged(changes: ProfileChanges, saved: Readonly<Profile>): ProfileChanges {
  const isChanged = ([field, answer]: [string, string]) =>
    answer.trim() !== saved[field as ProfileAnswer].trim();
  return Object.fromEntries(Object.entries(changes).filter(isChanged));
}

/** Returns a profile draft with those parts of a stored value that are valid. */
function validDraft(stored: unknown): ProfileDraft {
  const { changes, bases, step } = Object(stored) as Partial<Record<keyof ProfileDraft, unknown>>;
  return {
    changes: validAnswers(changes),
    bases: validAnswers(bases),
    step: Number.isInteger(step) ? (step as number) : null,
  };
}

function validAnswers(stored: unknown): ProfileChanges {
  const kept = Object(stored) as Record<string, unknown>;
  const answers = PROFILE_ANSWERS.flatMap((field) => {
    const answer = kept[field];
    return typeof answer === "string" ? [[field, answer] as const] : [];
  });
  return Object.fromEntries(answers);
}
