import { lazy, Suspense } from "react";
import type { StepOutput } from "#contract/steps.ts";
import { isApiError } from "#web/api/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { HelpFirst } from "#web/ui/help-first.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TimerButton } from "./timer-button.tsx";
import { type StepChange, useShrinkStep } from "./use-steps.ts";

/** The notice is loaded lazily, because few people reach a limit. */
const LimitNotice = lazy(() =>
  import("#web/ui/limit-notice.tsx").then((module) => ({ default: module.LimitNotice })),
);

interface StepToolsProps {
  insightId: string;
  step: StepOutput;
  onChange: (change: StepChange) => void;
  onShrunk?: (step: StepOutput) => void;
  /** Whether the page has the button that starts the timer elsewhere. */
  isTimerElsewhere?: boolean;
}

/** Tools for a step that is hard to begin: make it smaller, or start a two-minute timer. */
export function StepTools({ insightId, step, onChange, onShrunk, isTimerElsewhere = false }: StepToolsProps) {
  const { index, smaller, usesSmaller } = step;
  const { shrink, isShrinking, error, help } = useShrinkStep(insightId);
  const makeSmaller = (how: { goOnAnyway?: boolean } = {}) =>
    shrink({ index, ...how }, { onSuccess: (shrunk) => onShrunk?.(shrunk) });
  return (
    <div>
      <div className="flex flex-wrap gap-x-5">
        <Button
          look="link"
          isBusy={isShrinking}
          onClick={() => (smaller === null ? makeSmaller() : onChange({ index, usesSmaller: !usesSmaller }))}
        >
          {labelOf(step)}
        </Button>
        {!isTimerElsewhere && <TimerButton insightId={insightId} index={index} title={step.title} />}
      </div>
      {help && (
        <HelpFirst
          lines={help}
          kept="The step and what you wrote stay as they are."
          anyway="Make it smaller anyway"
          onAnyway={() => makeSmaller({ goOnAnyway: true })}
        />
      )}
      {error && !help && <Fault error={error} />}
    </div>
  );
}

/**
 * Returns the label of the button that switches between a step and its smaller version. It is one button, so that
 * it keeps the focus.
 */
function labelOf({ smaller, usesSmaller }: StepOutput): string {
  if (smaller === null) return "Make it smaller";
  return usesSmaller ? "Back to the whole step" : "Take the smaller one";
}

function Fault({ error }: { error: Error }) {
  if (isApiError(error, "rate_limited") && error.opensAt) {
    return (
      <Suspense fallback={<Notice tone="warning">{error.message}</Notice>}>
        <LimitNotice key={error.opensAt.getTime()} sentence={error.message} opensAt={error.opensAt} />
      </Suspense>
    );
  }
  return <Notice tone="warning">It was not made smaller. {error.message}</Notice>;
}
