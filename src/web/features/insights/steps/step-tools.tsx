import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { StepOutput } from "#contract/steps.ts";
import { isSmallAlready, SMALLER_MINUTES } from "#domain/readings/own-steps.ts";
import { isApiError } from "#web/api/api-error.ts";
import { MAIN_ID } from "#web/ui/bars.tsx";
import { Button } from "#web/ui/button.tsx";
import { HelpFirst } from "#web/ui/help-first.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useStepTimer } from "./use-step-timer.ts";
import { type StepChange, useShrinkStep } from "./use-steps.ts";

/** The tools are loaded lazily, because the home page also shows steps and must stay small. */
const LimitNotice = lazy(() =>
  import("#web/ui/limit-notice.tsx").then((module) => ({ default: module.LimitNotice })),
);

interface StepToolsProps {
  insightId: string;
  step: StepOutput;
  onChange: (change: StepChange) => void;
  onShrunk?: (step: StepOutput) => void;
}

/** Returns a ref for the start button. When the timer is closed, that button gets the focus. */
function useGoingBack(hasTimer: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const had = useRef(hasTimer);
  useEffect(() => {
    const isNobodysTurn = [document.body, document.getElementById(MAIN_ID)].some(
      (place) => place === document.activeElement,
    );
    if (had.current && !hasTimer && isNobodysTurn) button.current?.focus({ preventScroll: true });
    had.current = hasTimer;
  }, [hasTimer]);
  return button;
}

/** Tools for a step that is hard to begin: make it smaller, or start a two-minute timer. */
export function StepTools({ insightId, step, onChange, onShrunk }: StepToolsProps) {
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
        <TimerButton insightId={insightId} index={index} title={step.title} />
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

/** The button that starts the timer of a step. A line of text takes its place while the timer of this step is open. */
function TimerButton({ insightId, index, title }: { insightId: string; index: number; title: string }) {
  const { timer, start } = useStepTimer();
  const [isStarted, setStarted] = useState(false);
  const hasTimer = timer?.insightId === insightId && timer.index === index;
  const startButton = useGoingBack(hasTimer);
  if (hasTimer) {
    return (
      <span
        ref={(line) => {
          if (isStarted) line?.focus({ preventScroll: true });
        }}
        tabIndex={-1}
        className="type-log self-center text-mist outline-none"
      >
        its timer is at the top
      </span>
    );
  }
  return (
    <Button
      ref={startButton}
      look="link"
      onClick={() => {
        start({ insightId, index, title });
        setStarted(true);
      }}
    >
      Start two minutes
    </Button>
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

/** Returns how long the shown version of a step takes, or `null` if unknown. */
export function shownStepMinutes({ minutes, usesSmaller }: StepOutput): string | null {
  if (usesSmaller) return isSmallAlready({ minutes }) ? "30 s" : `${SMALLER_MINUTES} min`;
  return minutes === undefined ? null : `${minutes} min`;
}
