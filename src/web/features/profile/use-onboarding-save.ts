import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ProfileOutput } from "#contract/profile.ts";
import { findBirthdayProblem } from "#domain/profile/birthday.ts";
import { isApiError } from "../../api/api-error.ts";
import { profileQuery } from "../../api/queries/profile.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import type { HelpLine } from "../../ui/help-line.ts";
import { explainSaving, type ProfileSave, saveWithRetries, saveWithTimeout } from "./save-profile.ts";
import type { useProfileDraft } from "./use-profile-draft.ts";

/**
 * The time limit for saving when 'Finish later' is pressed, in milliseconds. It is short, because the person wants
 * to leave.
 */
const LEAVE_MS = 10_000;

const SENTENCES = {
  late: "Saving your profile took too long. Please check your internet connection and try again.",
  failed: "Failed to save your preferences. Please try again.",
};

export interface OnboardingEnds {
  /** Called when all answers are saved on the server. */
  onComplete: (profile: ProfileOutput) => void;
  /** Called after 'Finish later'. `profile` is `null` if nothing was saved. */
  onLater: (profile: ProfileOutput | null) => void;
}

interface OnboardingSaveOptions extends OnboardingEnds {
  draft: ReturnType<typeof useProfileDraft>;
  /** Today's date in the person's time zone, as `2026-11-20`. */
  today: string;
}

export interface OnboardingFailure {
  of: "complete" | "leave";
  sentence: string;
  skip: () => void;
  /** The help lines, if the text suggests danger; otherwise `null`. `goOnAnyway` then saves the text unchanged. */
  help: HelpLine[] | null;
  goOnAnyway: () => void;
}

/** Saves the answers when onboarding is completed, or when it is left early. */
export function useOnboardingSave({ draft, today, onComplete, onLater }: OnboardingSaveOptions) {
  const queryClient = useQueryClient();
  const shared = {
    mutationKey: queryKey("profile", "save"),
    // Without a connection a save fails after its own retries and reports that, instead of waiting for a
    // connection.
    networkMode: "always",
    meta: { refusalsOfStale: ["changed_elsewhere"] },
    onSuccess(profile: ProfileOutput) {
      // Cache: the answer is the whole profile, so it does not need to be loaded again.
      queryClient.setQueryData(profileQuery.queryKey, { profile });
    },
  } as const;
  const completion = useMutation({ ...shared, mutationFn: saveWithRetries });
  const leaving = useMutation({
    ...shared,
    mutationFn: (changed: ProfileSave) => saveWithTimeout(LEAVE_MS, changed),
  });

  function complete(goOnAnyway = false): void {
    leaving.reset();
    completion.mutate(
      { changes: draft.changes, basedOn: draft.basedOn, goOnAnyway },
      { onSuccess: (profile) => finish(profile, onComplete) },
    );
  }

  function leave(goOnAnyway = false): void {
    completion.reset();
    // An invalid birthday is kept in this browser only. If it were sent, the server would reject all other changes
    // too.
    const { birthday, ...rest } = draft.changes;
    const isPossible = birthday !== undefined && findBirthdayProblem(birthday, today) === null;
    const changes = birthday === "" || isPossible ? { ...rest, birthday } : rest;
    if (Object.keys(changes).length === 0) onLater(null);
    else
      leaving.mutate(
        { changes, basedOn: draft.basedOn, goOnAnyway },
        { onSuccess: (profile) => finish(profile, onLater) },
      );
  }

  function finish(profile: ProfileOutput, onEnd: (profile: ProfileOutput) => void): void {
    draft.settle(profile);
    onEnd(profile);
  }

  return { complete, leave, failure: failureOf(), busyWith: busyWith() };

  function failureOf(): OnboardingFailure | null {
    const error = completion.error ?? leaving.error;
    if (!error) return null;
    const of = completion.error ? "complete" : "leave";
    return {
      of,
      sentence: explainSaving(error, SENTENCES),
      skip: () => onLater(null),
      help: isApiError(error, "crisis_help") ? error.help : null,
      goOnAnyway: () => (of === "complete" ? complete(true) : leave(true)),
    };
  }

  function busyWith(): "complete" | "leave" | null {
    if (completion.isPending) return "complete";
    return leaving.isPending ? "leave" : null;
  }
}
