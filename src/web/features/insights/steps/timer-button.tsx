import { useEffect, useRef, useState } from "react";
import { Button, type ButtonLook } from "#web/ui/button.tsx";
import { isFocusFree } from "#web/ui/is-focus-free.ts";
import { useTimerOf } from "./use-step-timer.ts";

interface TimerButtonProps {
  insightId: string;
  index: number;
  title: string;
  look?: ButtonLook;
  label?: string;
}

/** Returns a ref for the start button. When the timer is closed, it gets the focus, unless another control has it. */
function useGoingBack(hasTimer: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const had = useRef(hasTimer);
  useEffect(() => {
    if (had.current && !hasTimer && isFocusFree()) button.current?.focus({ preventScroll: true });
    had.current = hasTimer;
  }, [hasTimer]);
  return button;
}

/** The button that starts the timer of a step. A line of text takes its place while the timer of this step is open. */
export function TimerButton({
  insightId,
  index,
  title,
  look = "link",
  label = "Start two minutes",
}: TimerButtonProps) {
  const { isOpen, start } = useTimerOf({ insightId, index, title });
  const [isStarted, setStarted] = useState(false);
  const startButton = useGoingBack(isOpen);
  if (isOpen) {
    return (
      <span
        ref={(line) => {
          if (isStarted) line?.focus({ preventScroll: true });
        }}
        tabIndex={-1}
        className="type-log self-center text-mist outline-none"
      >
        its timer is at the top of the page
      </span>
    );
  }
  return (
    <Button
      ref={startButton}
      look={look}
      onClick={() => {
        start();
        setStarted(true);
      }}
    >
      {label}
    </Button>
  );
}
