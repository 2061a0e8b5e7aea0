import { useState } from "react";
import type { ProfileOutput } from "#contract/profile.ts";
import { answerProfile, EMPTY_PROFILE } from "#domain/profile/profile.ts";
import { NO_DRAFT, onlyChanged, type ProfileChanges, profileDraft } from "./profile-draft.ts";

/**
 * Returns the saved profile with the unsaved changes applied. Stores every change in this browser at once.
 */
export function useProfileDraft(userId: string, saved: ProfileOutput | null) {
  const [draft, setDraft] = useState(() => profileDraft.read(userId) ?? NO_DRAFT);
  const base = saved ?? EMPTY_PROFILE;
  const changes = onlyChanged(draft.changes, base);

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
    step: draft.step,
    change: (answers: ProfileChanges) => keep({ ...draft, changes: { ...changes, ...answers } }),
    keepStep: (step: number) => keepWith((current) => ({ ...current, step })),
    /** Discards the unsaved changes to the profile. */
    discard: () => keep({ ...draft, changes: {} }),
    /**
     * Removes the saved changes from the draft. Must be called after a save. Changes that were typed in the
     * meantime are kept.
     */
    settle(now: ProfileOutput): void {
      keepWith((current) => ({ ...current, changes: onlyChanged(current.changes, now) }));
    },
  };
}
