import { type ReactNode, useState } from "react";
import type { ProfileOutput } from "#contract/profile.ts";
import { isAnswered } from "#domain/profile/profile.ts";
import { FirstSteps } from "./first-steps.tsx";
import { ProfileSteps } from "./profile-steps.tsx";
import { type OnboardingEnds, useOnboardingSave } from "./use-onboarding-save.ts";
import { useProfileDraft } from "./use-profile-draft.ts";

export interface OnboardingWizardProps extends OnboardingEnds {
  userId: string;
  advisorName: string;
  /** Today's date in the person's time zone, as `2026-11-20`. */
  today: string;
  saved: ProfileOutput | null;
  /** The choice of how blunt the advisor may be. It saves itself. */
  tone: ReactNode;
}

/**
 * Two steps that everybody is asked, and then, for people who want them, the seven steps of the profile. People who come back
 * begin with the seven steps, where they left.
 */
export function OnboardingWizard({
  userId,
  advisorName,
  today,
  saved,
  tone,
  ...ends
}: OnboardingWizardProps) {
  const draft = useProfileDraft(userId, saved);
  const save = useOnboardingSave({ draft, today, ...ends });
  const [isOnAgain] = useState(draft.step !== null || isAnswered(saved?.name));
  const [isMore, setMore] = useState(isOnAgain);
  const props = { advisorName, today, draft, save };
  const openMore = () => {
    draft.keepStep(0);
    setMore(true);
  };
  if (isMore) return <ProfileSteps {...props} isOpened={!isOnAgain} />;
  return <FirstSteps {...props} tone={tone} onMore={openMore} />;
}
