import { useState } from "react";
import type { ProfileOutput } from "../../../contract/profile.ts";
import { answerProfile, EMPTY_PROFILE } from "../../../domain/profile/profile.ts";
import { keepProfileDraft, onlyChanged, type ProfileChanges, readProfileDraft } from "./profile-draft.ts";

/** The saved profile with what was changed since on top of it; every change is kept in this browser at once. */
export function useProfileDraft(userId: string, saved: ProfileOutput | null) {
  const [draft, setDraft] = useState(() => readProfileDraft(localStorage, userId));
  const base = saved ?? EMPTY_PROFILE;
  const changes = onlyChanged(draft.changes, base);

  function keep(next: typeof draft): void {
    setDraft(next);
    keepProfileDraft(localStorage, userId, next);
  }

  return {
    profile: answerProfile(base, draft.changes),
    changes,
    step: draft.step,
    change: (answers: ProfileChanges) => keep({ ...draft, changes: { ...changes, ...answers } }),
    keepStep: (step: number) => keep({ ...draft, step }),
    /** Back to what is saved. */
    discard: () => keep({ ...draft, changes: {} }),
    /** After a save: what was typed meanwhile stays. */
    settle(now: ProfileOutput): void {
      setDraft((current) => {
        const next = { ...current, changes: onlyChanged(current.changes, now) };
        keepProfileDraft(localStorage, userId, next);
        return next;
      });
    },
  };
}
