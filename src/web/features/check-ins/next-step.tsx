import { useState } from "react";
import type { CheckInEntry, OpenCheckIn } from "#contract/check-ins.ts";
import { Button } from "../../ui/button.tsx";

interface NextStepProps {
  steps: OpenCheckIn["steps"];
  entry: CheckInEntry;
  change: (entry: CheckInEntry) => void;
}

/** Lets the person accept a suggested step for the next week, or choose another one. */
export function NextWeekStep({ steps, entry, change }: NextStepProps) {
  const [place, setPlace] = useState(0);
  const offered = steps[place % Math.max(1, steps.length)];
  if (entry.step && entry.state === "done") {
    return <Taken step={entry.step} onAnother={() => change({ ...entry, state: "open", step: null })} />;
  }
  if (!offered) return null;
  const { text, minutes, blockName } = offered;
  return (
    <section aria-labelledby="step" className="mt-12">
      <p dir="auto" className="type-log text-mist [overflow-wrap:anywhere]">
        one step{blockName === null ? "" : ` · ${blockName}`} · {minutes} min
      </p>
      <h2 dir="auto" id="step" aria-live="polite" className="type-prompt mt-2 [overflow-wrap:anywhere]">
        {text}
      </h2>
      <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3">
        <Button
          className="grow sm:grow-0"
          onClick={() => change({ ...entry, state: "done", step: { text, minutes } })}
        >
          I’ll do that
        </Button>
        {steps.length > 1 && (
          <Button look="soft" className="px-0!" onClick={() => setPlace(place + 1)}>
            Another one
          </Button>
        )}
      </div>
    </section>
  );
}

function Taken({ step, onAnother }: { step: NonNullable<CheckInEntry["step"]>; onAnother: () => void }) {
  return (
    <section aria-labelledby="step" className="mt-12">
      <p className="type-log text-mist">your step for next week · {step.minutes} min</p>
      <h2 dir="auto" id="step" className="type-prompt mt-2 [overflow-wrap:anywhere]">
        {step.text}
      </h2>
      <p role="status" className="mt-4 text-mist">
        That’s the check-in. You can change it until the week ends. Starting tomorrow, your home page will ask
        what came of the step.
      </p>
      <Button look="link" onClick={onAnother}>
        Choose another step
      </Button>
    </section>
  );
}
