import { useEffect, useRef, useState } from "react";
import type { ProfileOutput } from "#contract/profile.ts";
import {
  findOpenAnswers,
  ONBOARDING_STEPS,
  SUMMARY_STEP,
  stepToResume,
} from "#domain/profile/onboarding-steps.ts";
import { Button } from "../../ui/button.tsx";
import { HelpFirst } from "../../ui/help-first.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RobSays } from "../../ui/rob.tsx";
import { AnswerField } from "./answer-field.tsx";
import { DebugCard } from "./debug-card.tsx";
import { RivalAnswers } from "./rival-answers.tsx";
import { WORDS_KEPT } from "./save-profile.ts";
import { StepForm } from "./step-form.tsx";
import { StepProgress } from "./step-progress.tsx";
import { STEP_WORDS } from "./step-words.ts";
import { type OnboardingEnds, type OnboardingFailure, useOnboardingSave } from "./use-onboarding-save.ts";
import { useProfileDraft } from "./use-profile-draft.ts";

export interface OnboardingWizardProps extends OnboardingEnds {
  userId: string;
  advisorName: string;
  /** Today's date in the person's time zone, as `2026-11-20`. */
  today: string;
  saved: ProfileOutput | null;
}

/** Shows one of the seven steps of onboarding. It begins at the step at which the person left the last time. */
export function OnboardingWizard({ userId, advisorName, today, saved, ...ends }: OnboardingWizardProps) {
  const draft = useProfileDraft(userId, saved);
  const { profile, change } = draft;
  const [step, setStep] = useState(() => stepToResume(draft.step, profile));
  const open = findOpenAnswers(step, profile, today);
  const { complete, leave, failure, busyWith } = useOnboardingSave({ draft, today, ...ends });
  const isSummary = step === SUMMARY_STEP;
  const top = useFocusOnStep(step);

  function goTo(next: number): void {
    setStep(next);
    draft.keepStep(next);
  }

  return (
    <div className="without-bar page-frame page-column pt-2 pb-10 md:pt-8">
      <section ref={top} tabIndex={-1} aria-labelledby="question" className="outline-none">
        <StepProgress step={step} />
      </section>
      <div className="mt-5">
        <RobSays mood={isSummary ? "amused" : "listening"}>
          <span className="sr-only">{advisorName}: </span>
          {STEP_WORDS[step]?.line}
        </RobSays>
      </div>
      <h1 id="question" className="type-display mt-2">
        {STEP_WORDS[step]?.question}
      </h1>
      <StepForm
        key={step}
        open={open}
        action={actionOf(isSummary, busyWith)}
        isBusy={busyWith === "complete"}
        onDone={() => (isSummary ? complete() : goTo(step + 1))}
        asides={
          <>
            {step > 0 && (
              <Button look="link" onClick={() => goTo(step - 1)}>
                Back
              </Button>
            )}
            <Button look="link" isBusy={busyWith === "leave"} onClick={() => leave()}>
              Finish later
            </Button>
          </>
        }
      >
        {isSummary ? (
          <DebugCard profile={profile} today={today} open={open} onChange={change} />
        ) : (
          <div className="grid gap-8">
            {ONBOARDING_STEPS[step]?.map((field) => (
              <AnswerField
                key={field}
                field={field}
                profile={profile}
                today={today}
                look="rows"
                onChange={change}
                onPicked={isOneChoice(step) ? () => goTo(step + 1) : undefined}
              />
            ))}
          </div>
        )}
        <RivalAnswers rivals={draft.rivals} onChoose={draft.choose} />
        {failure && <SaveFailure failure={failure} />}
      </StepForm>
    </div>
  );
}

/** Whether the step asks for one answer, so that a tap on it can lead on. */
function isOneChoice(step: number): boolean {
  return ONBOARDING_STEPS[step]?.length === 1;
}

function SaveFailure({ failure }: { failure: OnboardingFailure }) {
  if (failure.help) {
    return (
      <HelpFirst
        lines={failure.help}
        kept={WORDS_KEPT}
        anyway="Save it anyway"
        onAnyway={failure.goOnAnyway}
      />
    );
  }
  return (
    <div className="mt-8">
      <Notice tone="warning">
        <p>{failure.sentence}</p>
        <p className="text-mist">{WORDS_KEPT}</p>
        {failure.of === "leave" && (
          <Button look="link" onClick={failure.skip}>
            Leave without saving
          </Button>
        )}
      </Notice>
    </div>
  );
}

function actionOf(isSummary: boolean, busyWith: "complete" | "leave" | null): string {
  if (!isSummary) return "Continue";
  return busyWith === "complete" ? "Saving..." : "Complete & See Your Profile";
}

/** Moves the focus to the top when another step opens. On the first step the focus stays where it is. */
function useFocusOnStep(step: number) {
  const top = useRef<HTMLElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    top.current?.focus();
  }, [step]);
  return top;
}
