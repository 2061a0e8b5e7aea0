import { useMutation } from "@tanstack/react-query";
import type { ProfileOutput } from "../../../contract/profile.ts";
import { findBirthdayProblem } from "../../../domain/profile/birthday.ts";
import { isApiError } from "../../api/api-error.ts";
import type { HelpLine } from "../../ui/help-line.ts";
import { explainSaving, type ProfileSave, saveStubbornly, saveWithin } from "./save-profile.ts";
import type { useProfileDraft } from "./use-profile-draft.ts";

/** Whoever leaves does not want to wait for a minute. */
const LEAVE_MS = 10_000;

const SENTENCES = {
  late: "Saving your profile took too long. Please check your internet connection and try again.",
  failed: "Failed to save your preferences. Please try again.",
};

export interface OnboardingEnds {
  /** Everything is on the server. */
  onComplete: (profile: ProfileOutput) => void;
  /** Somebody chose 'Finish later'; `profile` where something was saved on the way. */
  onLater: (profile: ProfileOutput | null) => void;
}

interface OnboardingSaveOptions extends OnboardingEnds {
  draft: ReturnType<typeof useProfileDraft>;
  /** The person's own day, as `2026-11-20`. */
  today: string;
}

interface Failure {
  of: "complete" | "leave";
  sentence: string;
  goAnyway: () => void;
  /** People to talk to, where the words speak of danger; `saveAnyway` keeps them all the same. */
  help: HelpLine[] | null;
  saveAnyway: () => void;
}

/** The two ways out of onboarding: with everything, or with what there is so far. */
export function useOnboardingSave({ draft, today, onComplete, onLater }: OnboardingSaveOptions) {
  // Without a connection it fails in its own time and says so, instead of waiting for one.
  const completion = useMutation({ mutationFn: saveStubbornly, networkMode: "always" });
  const leaving = useMutation({
    mutationFn: (changed: ProfileSave) => saveWithin(LEAVE_MS, changed),
    networkMode: "always",
  });

  function complete(saveAnyway = false): void {
    leaving.reset();
    completion.mutate(
      { changes: draft.changes, saveAnyway },
      { onSuccess: (profile) => finish(profile, onComplete) },
    );
  }

  function leave(saveAnyway = false): void {
    completion.reset();
    // A birthday that cannot be stays in this browser; the server would refuse all the others with it.
    const { birthday, ...rest } = draft.changes;
    const isPossible = birthday !== undefined && findBirthdayProblem(birthday, today) === null;
    const changes = birthday === "" || isPossible ? { ...rest, birthday } : rest;
    if (Object.keys(changes).length === 0) onLater(null);
    else leaving.mutate({ changes, saveAnyway }, { onSuccess: (profile) => finish(profile, onLater) });
  }

  function finish(profile: ProfileOutput, onEnd: (profile: ProfileOutput) => void): void {
    draft.settle(profile);
    onEnd(profile);
  }

  return { complete, leave, failure: failureOf(), busyWith: busyWith() };

  function failureOf(): Failure | null {
    const error = completion.error ?? leaving.error;
    if (!error) return null;
    const of = completion.error ? "complete" : "leave";
    return {
      of,
      sentence: explainSaving(error, SENTENCES),
      goAnyway: () => onLater(null),
      help: isApiError(error, "crisis_help") ? error.help : null,
      saveAnyway: () => (of === "complete" ? complete(true) : leave(true)),
    };
  }

  function busyWith(): "complete" | "leave" | null {
    if (completion.isPending) return "complete";
    return leaving.isPending ? "leave" : null;
  }
}
