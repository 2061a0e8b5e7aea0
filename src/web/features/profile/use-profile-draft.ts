import { useState } from "react";
import type { ProfileOutput } from "#contract/profile.ts";
import {
  answerProfile,
  EMPTY_PROFILE,
  PROFILE_ANSWERS,
  type ProfileAnswer,
} from "#domain/profile/profile.ts";
import { NO_DRAFT, onlyChanged, type ProfileChanges, profileDraft } from "./profile-draft.ts";

/**
 * Returns the saved profile with the unsaved changes applied. Stores every change in this browser at once.
 */
export function useProfileDraft(userId: string, saved: ProfileOutput | null) {
  const [draft, setDraft] = useState(() => profileDraft.read(userId) ?? NO_DRAFT);
  const base = saved ?? EMPTY_PROFILE;
  const changes = onlyChanged(draft.changes, base);
  const changed = PROFILE_ANSWERS.filter((field) => changes[field] !== undefined);
  const basedOn = Object.fromEntries(changed.map((field) => [field, draft.bases[field] ?? base[field]]));

  function keep(next: typeof draft): void {
    setDraft(next);
    profileDraft.keep(next, userId);
  }

  /** Changes the newest draft, also if another change was made in the same event. */
  function keepWith(change: (current: typeof draft) => typeof draft): void {
    setDraft((current) => {
      const next = change(current);
      profileDraft.keep(next, userId);
      return next;
    });
  }

  return {
    profile: answerProfile(base, draft.changes),
    changes,
    /** The saved answers from which the changes started. */
    basedOn,
    /** The changed answers that were changed elsewhere, too. */
    rivals: changed
      .filter((field) => basedOn[field] !== base[field])
      .map((field) => ({ field, answer: base[field] })),
    /** Settles an answer that was changed here and elsewhere. */
    choose(field: ProfileAnswer, which: "mine" | "other"): void {
      const { [field]: _mine, ...others } = changes;
      const settled = which === "mine" ? changes : others;
      keep({ ...draft, changes: settled, bases: { ...basedOn, [field]: base[field] } });
    },
    step: draft.step,
    change(answers: ProfileChanges): void {
      const fields = Object.keys(answers) as ProfileAnswer[];
      const bases = Object.fromEntries(fields.map((field) => [field, base[field]]));
      keep({ ...draft, changes: { ...changes, ...answers }, bases: { ...bases, ...basedOn } });
    },
    keepStep: (step: number) => keepWith((current) => ({ ...current, step })),
    /** Discards the unsaved changes to the profile. */
    discard: () => keep({ ...draft, changes: {}, bases: {} }),
    /**
     * Removes the saved changes from the draft. Must be called after a save. Changes that were typed in the
     * meantime are kept.
     */
    settle(now: ProfileOutput): void {
      keepWith((current) => ({ ...current, changes: onlyChanged(current.changes, now), bases: {} }));
    },
  };
}
