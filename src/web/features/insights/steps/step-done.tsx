import { useEffect, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { WaterRings } from "#web/ui/water-rings.tsx";

interface StepDoneProps {
  title: string;
  /** The text of the step. */
  text: string;
  onUndo: () => void;
  /** Shows the next step; `null` if none waits. */
  onNext: (() => void) | null;
}

/** Takes the place of a step that is done. The heading takes the focus, because the button that was pressed is gone. */
export function StepDone({ title, text, onUndo, onNext }: StepDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div>
      <WaterRings className="-ml-1 w-48" />
      <h1 id="one-step" ref={heading} tabIndex={-1} className="type-display mt-2 outline-none">
        {title}
      </h1>
      <p role="status" className="mt-1">
        That one is behind you.
      </p>
      <p dir="auto" className="type-note mt-3 line-clamp-3 text-mist [overflow-wrap:anywhere]">
        {text}
      </p>
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
