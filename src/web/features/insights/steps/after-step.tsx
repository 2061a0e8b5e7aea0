import { useEffect, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { WaterRings } from "#web/ui/water-rings.tsx";

interface AfterStepProps {
  /** The text of the step that is done; `null` if every step was put off instead. */
  done: string | null;
  /** Shows the step again, or all steps that were put off. */
  onBack: () => void;
  /** Shows the next step; `null` if none waits. */
  onNext: (() => void) | null;
}

/**
 * Takes the place of the one step after it is done, and after every step was put off. The heading takes the focus, because
 * the button that was pressed is gone.
 */
export function AfterStep({ done, onBack, onNext }: AfterStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const title = (
    <h1 id="one-step" ref={heading} tabIndex={-1} className="type-display mt-2 outline-none">
      {done === null ? "Not now, then." : "Done."}
    </h1>
  );
  if (done === null) {
    return (
      <section aria-labelledby="one-step">
        {title}
        <p className="mt-2 text-mist">
          The steps stay open.{" "}
          <Button look="link" onClick={onBack}>
            Show them again
          </Button>
        </p>
      </section>
    );
  }
  return (
    <div>
      <WaterRings className="-ml-1 w-48" />
      {title}
      <p role="status" className="mt-1">
        That one is behind you.
      </p>
      <p className="type-note mt-3 line-clamp-3 text-mist [overflow-wrap:anywhere]">{done}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-6">
        {onNext && (
          <Button look="outline" onClick={onNext}>
            The next one
          </Button>
        )}
        <Button look="link" onClick={onBack}>
          Not done after all
        </Button>
      </div>
    </div>
  );
}
