import { type ReactNode, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { AnswerField } from "./answer-field.tsx";
import { RivalAnswers } from "./rival-answers.tsx";
import { SaveFailure } from "./save-failure.tsx";
import { StepForm } from "./step-form.tsx";
import { StepFrame } from "./step-frame.tsx";
import { FIRST_STEP_WORDS } from "./step-words.ts";
import type { useOnboardingSave } from "./use-onboarding-save.ts";
import type { useProfileDraft } from "./use-profile-draft.ts";

export interface StepsProps {
  advisorName: string;
  /** Today's date in the person's time zone, as `2026-11-20`. */
  today: string;
  draft: ReturnType<typeof useProfileDraft>;
  save: ReturnType<typeof useOnboardingSave>;
}

interface FirstStepsProps extends StepsProps {
  tone: ReactNode;
  /** Opens the steps with the rest of the profile. */
  onMore: () => void;
}

/** The two steps that everybody is asked: a name, and how blunt the advisor may be. */
export function FirstSteps({ advisorName, today, draft, save, tone, onMore }: FirstStepsProps) {
  const [step, setStep] = useState<0 | 1>(0);
  const { leave, failure, busyWith } = save;
  const isLast = step === 1;
  return (
    <StepFrame
      step={step}
      count={FIRST_STEP_WORDS.length}
      words={FIRST_STEP_WORDS[step]}
      advisorName={advisorName}
    >
      <StepForm
        key={step}
        invalid={[]}
        action={isLast ? "Done" : "Continue"}
        isBusy={isLast && busyWith !== null}
        onDone={() => (isLast ? leave() : setStep(1))}
        asides={
          isLast ? (
            <Button look="link" onClick={() => setStep(0)}>
              Back
            </Button>
          ) : (
            <Button look="link" isBusy={busyWith !== null} onClick={() => leave()}>
              Finish later
            </Button>
          )
        }
      >
        {isLast ? (
          <>
            {tone}
            <p className="mt-8">
              <Button look="link" onClick={onMore}>
                More about you
              </Button>
              <span className="type-small block text-mist">
                Seven short steps, if you like. {advisorName} looks at your answers before each reading.
              </span>
            </p>
          </>
        ) : (
          <AnswerField
            field="name"
            profile={draft.profile}
            today={today}
            look="rows"
            onChange={draft.change}
          />
        )}
        <RivalAnswers rivals={draft.rivals} onChoose={draft.choose} />
        {failure && <SaveFailure failure={failure} />}
      </StepForm>
    </StepFrame>
  );
}
