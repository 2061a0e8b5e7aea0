import { useState } from "react";
import {
  findInvalidAnswers,
  ONBOARDING_STEP_COUNT,
  ONBOARDING_STEPS,
  SUMMARY_STEP,
  stepToResume,
} from "#domain/profile/onboarding-steps.ts";
import { Button } from "../../ui/button.tsx";
import { AnswerField } from "./answer-field.tsx";
import { DebugCard } from "./debug-card.tsx";
import type { StepsProps } from "./first-steps.tsx";
import { RivalAnswers } from "./rival-answers.tsx";
import { SaveFailure } from "./save-failure.tsx";
import { StepForm } from "./step-form.tsx";
import { StepFrame } from "./step-frame.tsx";
import { STEP_WORDS } from "./step-words.ts";

/** One of the seven steps of the profile. Every step can be skipped. */
export function ProfileSteps({
  advisorName,
  today,
  draft,
  save,
  isOpened,
}: StepsProps & { isOpened: boolean }) {
  const { profile, change } = draft;
  const [step, setStep] = useState(() => stepToResume(draft.step, profile));
  const { complete, leave, failure, busyWith } = save;
  const isSummary = step === SUMMARY_STEP;
  const asked = ONBOARDING_STEPS[step] ?? [];
  const invalid = findInvalidAnswers(profile, today).filter((field) => isSummary || asked.includes(field));
  const words = STEP_WORDS[step];
  if (!words) return null;

  function goTo(next: number): void {
    setStep(next);
    draft.keepStep(next);
  }

  return (
    <StepFrame
      step={step}
      count={ONBOARDING_STEP_COUNT}
      words={words}
      mood={isSummary ? "amused" : "listening"}
      advisorName={advisorName}
      isOpened={isOpened}
    >
      <StepForm
        key={step}
        invalid={invalid}
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
          <DebugCard profile={profile} today={today} invalid={invalid} onChange={change} />
        ) : (
          <div className="grid gap-8">
            {asked.map((field) => (
              <AnswerField
                key={field}
                field={field}
                profile={profile}
                today={today}
                look="rows"
                onChange={change}
                // A tap on the only answer of a step leads on.
                onPicked={asked.length === 1 ? () => goTo(step + 1) : undefined}
              />
            ))}
          </div>
        )}
        <RivalAnswers rivals={draft.rivals} onChoose={draft.choose} />
        {failure && <SaveFailure failure={failure} />}
      </StepForm>
    </StepFrame>
  );
}

function actionOf(isSummary: boolean, busyWith: "complete" | "leave" | null): string {
  if (!isSummary) return "Continue";
  return busyWith === "complete" ? "Saving..." : "Complete & See Your Profile";
}
