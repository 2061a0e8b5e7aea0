import { Fragment, type ReactNode } from "react";
import type { StepOutput } from "#contract/steps.ts";
import { Button, type ButtonLook } from "#web/ui/button.tsx";
import { CheckIcon } from "#web/ui/icons.tsx";
import { TimerButton } from "./timer-button.tsx";
import { useTimerOf } from "./use-step-timer.ts";

interface StepWaysProps {
  insightId: string;
  step: StepOutput;
  /** Called when the step is ticked or the tick is taken back; `null` if the page ticks it elsewhere. */
  onTick: (() => void) | null;
  /** Called when the person postpones the step; `null` if the page offers that elsewhere. */
  onNotNow: (() => void) | null;
  /** Further ways to go on with an open step. */
  children: ReactNode;
}

/**
 * The buttons of one step. The yellow one starts the two minutes. Once they were started, it ticks the step. The buttons
 * have keys, so that the one that ticks stays the same element and keeps the focus.
 */
export function StepWays({ insightId, step, onTick, onNotNow, children }: StepWaysProps) {
  const { index, title, isDone } = step;
  const { isBegun } = useTimerOf({ insightId, index, title });
  const isTickedFirst = onTick && isBegun;
  const look = isTickedFirst ? "link" : "go";
  const start = <TimerButton key="start" {...{ insightId, index, title, look }} />;
  const tick = onTick && (
    <Button key="tick" look={lookOfTick(isDone, isBegun)} aria-pressed={isDone} onClick={onTick}>
      {isDone && <CheckIcon className="size-5" />}
      <span>{isDone ? "Done" : "Mark it done"}</span>
    </Button>
  );
  const more = (
    <Fragment key="more">
      {onNotNow && (
        <Button look="link" onClick={onNotNow}>
          Not now
        </Button>
      )}
      {children}
    </Fragment>
  );
  const open = isTickedFirst ? [tick, more, start] : [start, tick, more];
  return <div className="step-ways">{isDone ? [tick] : open}</div>;
}

function lookOfTick(isDone: boolean, isBegun: boolean): ButtonLook {
  if (isDone) return "outline";
  return isBegun ? "go" : "soft";
}
