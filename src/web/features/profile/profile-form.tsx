import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ProfileOutput } from "#contract/profile.ts";
import { findInvalidAnswers } from "#domain/profile/onboarding-steps.ts";
import { PROFILE_ANSWERS } from "#domain/profile/profile.ts";
import { isApiError } from "../../api/api-error.ts";
import { profileQuery } from "../../api/queries/profile.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { Button } from "../../ui/button.tsx";
import { HelpFirst } from "../../ui/help-first.tsx";
import { Notice } from "../../ui/notice.tsx";
import { usePassingMessage } from "../../ui/use-passing-message.ts";
import { AnswerField } from "./answer-field.tsx";
import { RivalAnswers } from "./rival-answers.tsx";
import { explainSaving, type ProfileSave, saveWithTimeout, WORDS_KEPT } from "./save-profile.ts";
import { StepForm } from "./step-form.tsx";
import { useProfileDraft } from "./use-profile-draft.ts";

const SAVE_MS = 10_000;

const SENTENCES = {
  saved: "Profile updated successfully!",
  late: "Request timed out. Please check your connection and try again.",
  failed: "Failed to save profile. Please try again.",
};

interface ProfileFormProps {
  userId: string;
  /** Today's date in the person's time zone, as `2026-11-20`. */
  today: string;
  saved: ProfileOutput;
}

/** A form with all answers of the profile. None is required. */
export function ProfileForm({ userId, today, saved }: ProfileFormProps) {
  const queryClient = useQueryClient();
  const draft = useProfileDraft(userId, saved);
  const [message, say] = usePassingMessage();
  const saving = useMutation({
    mutationKey: queryKey("profile", "save"),
    mutationFn: (changed: ProfileSave) => saveWithTimeout(SAVE_MS, changed),
    networkMode: "always",
    meta: { refusalsOfStale: ["changed_elsewhere"] },
    onMutate: () => say(null),
    onSuccess: (profile) => {
      draft.settle(profile);
      // Cache: the answer is the whole profile, so it does not need to be loaded again.
      queryClient.setQueryData(profileQuery.queryKey, { profile });
      say({ tone: "good", words: SENTENCES.saved });
    },
    onError: (error) => {
      if (!isApiError(error, "crisis_help")) say({ tone: "warning", words: explainSaving(error, SENTENCES) });
    },
  });
  const isChanged = Object.keys(draft.changes).length > 0;
  function discard(): void {
    saving.reset();
    draft.discard();
  }
  return (
    <StepForm
      invalid={findInvalidAnswers(draft.profile, today)}
      action={saving.isPending ? "Saving..." : "Save profile"}
      isBusy={saving.isPending}
      onDone={() => saving.mutate(draft)}
      asides={
        isChanged && (
          <>
            <Button look="link" onClick={discard}>
              Discard changes
            </Button>
            <span className="type-log text-mist">not saved yet, kept in this browser</span>
          </>
        )
      }
    >
      <div className="grid items-start gap-x-8 gap-y-7 md:grid-cols-2">
        {PROFILE_ANSWERS.map((field) => (
          <AnswerField
            key={field}
            field={field}
            profile={draft.profile}
            today={today}
            look="line"
            onChange={draft.change}
          />
        ))}
      </div>
      <RivalAnswers rivals={draft.rivals} onChoose={draft.choose} />
      {isApiError(saving.error, "crisis_help") && (
        <HelpFirst
          lines={saving.error.help}
          kept={WORDS_KEPT}
          anyway="Save it anyway"
          onAnyway={() => saving.mutate({ ...draft, goOnAnyway: true })}
        />
      )}
      {message && (
        <div className="mt-8">
          <Notice tone={message.tone}>{message.words}</Notice>
        </div>
      )}
    </StepForm>
  );
}
