import { useEffect, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { useDoneMoment } from "./done-moment.ts";
import { WhatItIsFor } from "./what-it-is-for.tsx";

interface StepDoneProps {
  /** The id of the reading that the step comes from; `null` if it cannot be opened. */
  insightId: string | null;
  title: string;
  /** The text of the step. */
  text: string;
  onUndo: () => void;
  /** Shows the next step; `null` if none waits. */
  onNext: (() => void) | null;
}

/** Takes the place of a step that is done. The heading takes the focus after the moment of the step, because the
 * button that was pressed is gone. */
export function StepDone({ insightId, title, text, onUndo, onNext }: StepDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isMoment = useDoneMoment() !== null;
  useEffect(() => {
    if (!isMoment) heading.current?.focus({ preventScroll: true });
  }, [isMoment]);
  return (
    <div>
      <h1 id="one-step" ref={heading} tabIndex={-1} className="type-display outline-none">
        {title}
      </h1>
      <p role="status" className="mt-1">
        That one is behind you.
      </p>
      <p dir="auto" className="type-note mt-3 line-clamp-3 text-mist [overflow-wrap:anywhere]">
        {text}
      </p>
      {insightId !== null && (
        <div className="mt-5 border-l-3 border-gold pl-5 empty:hidden">
          <WhatItIsFor insightId={insightId} />
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-6">
        {onNext && (
          <Button look="outline" onClick={onNext}>
            The next one
          </Button>
        )}
        <Button look="link" onClick={onUndo}>
          Not done after all
        </Button>
      </div>
    </div>
  );
}
