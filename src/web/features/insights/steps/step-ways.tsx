import { Fragment, type ReactNode } from "react";
import type { StepOutput } from "#contract/steps.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckIcon } from "#web/ui/icons.tsx";
import { TimerButton } from "./timer-button.tsx";
import { useTimerOf } from "./use-step-timer.ts";

interface StepWaysProps {
  insightId: string;
  step: StepOutput;
  /** Called when the step is ticked or the tick is taken back; `null` if the page ticks it elsewhere. */
  onTick: (() => void) | null;
  /** Called when the person postpones the step. */
  onNotNow: () => void;
  className: string;
  /** Further ways to go on with an open step. */
  children: ReactNode;
}

/** The yellow button fills its row on a phone, beside the second button. */
const LEADING = "max-sm:min-h-11 max-sm:grow max-sm:px-4";

/**
 * The buttons of one step. The yellow one starts the two minutes. Once they were started, it ticks the step. The buttons
 * have keys, so that the one that ticks stays the same element and keeps the focus.
 */
export function StepWays({ insightId, step, onTick, onNotNow, className, children }: StepWaysProps) {
  const { index, title, isDone } = step;
  const { isBegun } = useTimerOf({ insightId, index, title });
  const isTickedFirst = isBegun && onTick !== null;
  const start = (
    <TimerButton
      key="start"
      {...{ insightId, index, title }}
      look={isTickedFirst ? "link" : "go"}
      className={isTickedFirst ? "" : LEADING}
    />
  );
  const tick = onTick && <TickButton key="tick" isDone={isDone} isLeading={isBegun} onTick={onTick} />;
  const others = (
    <Button key="not now" look="link" onClick={onNotNow}>
      Not now
    </Button>
  );
  const more = <Fragment key="more">{children}</Fragment>;
  const open = isTickedFirst ? [tick, others, more, start] : [start, tick, others, more];
  return (
    <div className={`flex flex-wrap items-center gap-x-5 gap-y-1 ${className}`}>{isDone ? [tick] : open}</div>
  );
}

interface TickButtonProps {
  isDone: boolean;
  isLeading: boolean;
  onTick: () => void;
}

function TickButton({ isDone, isLeading, onTick }: TickButtonProps) {
  if (isDone) {
    return (
      <Button look="outline" aria-pressed className="max-sm:min-h-11" onClick={onTick}>
        <CheckIcon className="size-5" />
        Done
      </Button>
    );
  }
  return (
    <Button
      look={isLeading ? "go" : "soft"}
      aria-pressed={false}
      className={isLeading ? LEADING : "max-sm:min-h-11 max-sm:px-0"}
      onClick={onTick}
    >
      Mark it done
    </Button>
  );
}
