// The unsaved changes to a profile and the onboarding step, stored in the browser at every keystroke.

import { PROFILE_ANSWERS, type Profile, type ProfileAnswer } from "#domain/profile/profile.ts";
import { readStoredJson, storeJson } from "../../api/kept.ts";
import { KEPT } from "../../kept-items.ts";

export type ProfileChanges = Partial<Record<ProfileAnswer, string>>;

export interface ProfileDraft {
  changes: ProfileChanges;
  /** The step of onboarding, counted from 0; `null` where none was reached. */
  step: number | null;
}

export function profileDraftKey(userId: string): string {
  return KEPT.profileDraft.key + userId;
}

export function readProfileDraft(storage: Storage, userId: string): ProfileDraft {
  return restoreDraft(readStoredJson(storage, profileDraftKey(userId)));
}

export function keepProfileDraft(storage: Storage, userId: string, draft: ProfileDraft): void {
  storeJson(storage, profileDraftKey(userId), draft);
}

/** Returns the changes that differ from the saved profile, ignoring leading and trailing blanks. */
export function onlyChanged(changes: ProfileChanges, saved: Readonly<Profile>): ProfileChanges {
  const isChanged = ([field, answer]: [string, string]) =>
    answer.trim() !== saved[field as ProfileAnswer].trim();
  return Object.fromEntries(Object.entries(changes).filter(isChanged));
}

/** Returns a profile draft with the valid parts of a stored value. */
function restoreDraft(stored: unknown): ProfileDraft {
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
