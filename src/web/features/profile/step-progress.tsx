import { ONBOARDING_STEP_COUNT } from "#domain/profile/onboarding-steps.ts";
import { Waterline } from "../../ui/waterline.tsx";

/** A progress bar in the form of a waterline that is gold up to the current step. `step` counts from 0. */
export function StepProgress({ step }: { step: number }) {
  const words = `Step ${step + 1} of ${ONBOARDING_STEP_COUNT}`;
  return (
    <div>
      <p className="type-log mb-2 text-mist">{words}</p>
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={1}
        aria-valuemax={ONBOARDING_STEP_COUNT}
        aria-valuenow={step + 1}
        aria-valuetext={words}
        className="relative h-3"
      >
        <Waterline isFaint />
        <div
          className="absolute inset-y-0 left-0 overflow-hidden"
          style={{ width: `${((step + 1) / ONBOARDING_STEP_COUNT) * 100}%` }}
        >
          <Waterline />
        </div>
      </div>
    </div>
  );
}
