import { useLayoutEffect, useRef } from "react";
import { Link } from "react-router";
import { MAIN_ID } from "#web/ui/bars.tsx";
import { Button, CloseButton } from "#web/ui/button.tsx";
import { setDoneMoment } from "./done-moment.ts";
import type { StepTimer } from "./step-timer.ts";
import { announceTimeLeft, formatTimeLeft, useTimeLeft } from "./time-left.ts";
import { finishByTimer, type UseStepTimer } from "./use-step-timer.ts";
import { useChangeStep } from "./use-steps.ts";

interface StripProps {
  timer: StepTimer;
  controls: Omit<UseStepTimer, "timer">;
}

/**
 * A bar that shows the running two-minute timer. If the bar has the focus when it is removed, the focus moves to
 * the main content. The step that the timer belongs to then takes the focus, if it is on the page.
 */
export function TimerStrip({ timer, controls }: StripProps) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const strip = place.current;
    return () => {
      if (strip?.contains(document.activeElement))
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    };
  }, []);
  const left = useTimeLeft(timer);
  const { insightId, index, title } = timer;
  return (
    <section
      ref={place}
      aria-label="Two minutes"
      className="page-frame sticky top-0 z-20 flex w-full items-center gap-x-4 border-b border-hair bg-ink py-1"
    >
      <span role="timer" aria-live="off" aria-label="Time left" className="type-title text-gold tabular-nums">
        {formatTimeLeft(left)}
      </span>
      <Link to={`/insights/${insightId}`} className="flex min-h-11 min-w-0 flex-1 items-center">
        <span dir="auto" className="truncate">
          {left === 0 ? `Time. ${title}?` : title}
        </span>
      </Link>
      <p role="status" className="sr-only">
        {timer.endsAt !== null && announceTimeLeft(left)}
      </p>
      <div className="flex shrink-0 items-center gap-x-4">
        {left === 0 ? (
          <Over insightId={insightId} index={index} title={title} controls={controls} />
        ) : (
          <Running timer={timer} controls={controls} />
        )}
        <CloseButton label="Put the timer away" onClick={controls.drop} className="-mr-2.5" />
      </div>
    </section>
  );
}

function Running({ timer, controls }: StripProps) {
  const isPaused = timer.endsAt === null;
  return (
    <>
      <Button look="link" onClick={isPaused ? controls.resume : controls.pause}>
        {isPaused ? "Resume" : "Pause"}
      </Button>
      {isPaused && (
        <Button look="link" onClick={controls.reset}>
          Reset
        </Button>
      )}
    </>
  );
}

function Over({
  insightId,
  index,
  title,
  controls,
}: Pick<StepTimer, "insightId" | "index" | "title"> & Pick<StripProps, "controls">) {
  const { changeAsync, fault } = useChangeStep(insightId);
  const tick = () =>
    changeAsync({ index, isDone: true }).then(
      () => {
        finishByTimer({ insightId, index });
        setDoneMoment({ insightId, text: title });
      },
      () => {
        // The error is shown beside the button.
      },
    );
  return (
    <>
      {fault && (
        <span role="alert" className="type-small absolute inset-x-0 top-full bg-ink px-5 py-2 text-bill">
          {fault}
        </span>
      )}
      <Button look="link" onClick={controls.reset}>
        Again
      </Button>
      <Button look="outline" onClick={() => void tick()}>
        Done
      </Button>
    </>
  );
}
