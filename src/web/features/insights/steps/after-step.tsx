// What stands on home in place of the one step: after it is done, and after every step was put off.
import { useEffect, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { WaterRings } from "#web/ui/water-rings.tsx";

interface StepDoneProps {
  text: string;
  hasNext: boolean;
  onNext: () => void;
  onUndo: () => void;
}

/** Replaces a step after it is done. The heading takes the focus, because the button that was pressed is gone. */
export function StepDone({ text, hasNext, onNext, onUndo }: StepDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div>
      <WaterRings className="-ml-1 w-48" />
      <div>
        <h1 id="one-step" ref={heading} tabIndex={-1} className="type-display mt-2 outline-none">
          Done.
        </h1>
        <p role="status" className="mt-1">
          That one is behind you.
        </p>
        <p className="type-note mt-3 line-clamp-3 text-mist [overflow-wrap:anywhere]">{text}</p>
        <div className="mt-3 flex flex-wrap items-center gap-x-6">
          {hasNext && (
            <Button look="outline" onClick={onNext}>
              The next one
            </Button>
          )}
          <Button look="link" onClick={onUndo}>
            Not done after all
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The line in place of the step when the person put off every one. */
export function AllPutOff({ onShow }: { onShow: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section aria-labelledby="one-step">
      <h1 id="one-step" ref={heading} tabIndex={-1} className="type-display outline-none">
        Not now, then.
      </h1>
      <p className="mt-2 text-mist">
        The steps stay open.{" "}
        <Button look="link" onClick={onShow}>
          Show them again
        </Button>
      </p>
    </section>
  );
}
