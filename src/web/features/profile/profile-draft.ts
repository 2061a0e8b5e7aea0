// The unsaved changes to a profile and the onboarding step, stored in the browser at every keystroke.

import { PROFILE_ANSWERS, type Profile, type ProfileAnswer } from "#domain/profile/profile.ts";
import { json, KEPT, keptItem } from "../../kept-items.ts";

export type ProfileChanges = Partial<Record<ProfileAnswer, string>>;

export interface ProfileDraft {
  changes: ProfileChanges;
  /** The step of onboarding, counted from 0; `null` where none was reached. */
  step: number | null;
}

export const NO_DRAFT: ProfileDraft = { changes: {}, step: null };

/** The drafts of profiles, by person. */
export const profileDraft = keptItem({ ...KEPT.profileDraft, schema: json(validDraft) });

/** Returns the changes that differ from the saved profile, ignoring leading and trailing blanks. */
export function onlyChanged(changes: ProfileChanges, saved: Readonly<Profile>): ProfileChanges {
  const isChanged = ([field, answer]: [string, string]) =>
    answer.trim() !== saved[field as ProfileAnswer].trim();
  return Object.fromEntries(Object.entries(changes).filter(isChanged));
}

/** Returns a profile draft with the valid parts of a stored value. */
function validDraft(stored: unknown): ProfileDraft {
  const { changes, step } = Object(stored) as { changes?: unknown; step?: unknown };
  const kept = Object(changes) as Record<string, unknown>;
  const answers = PROFILE_ANSWERS.flatMap((field) => {
    const answer = kept[field];
    return typeof answer === "string" ? [[field, answer] as const] : [];
  });
  return {
    changes: Object.fromEntries(answers),
    step: Number.isInteger(step) ? (step as number) : null,
  };
}
