import type { StepOutput } from "../../../contract/steps.ts";
import { CheckIcon } from "../../ui/icons.tsx";
import { minutesOf, StepTools, wordsOf } from "./step-tools.tsx";
import type { StepChange } from "./use-steps.ts";

interface StepsProps {
  insightId: string;
  steps: StepOutput[];
  onChange: (change: StepChange) => void;
}

/** Things to tick. */
export function Steps({ steps, ...props }: StepsProps) {
  return (
    <section aria-labelledby="steps" className="max-w-147">
      <h2 id="steps" className="type-title">
        Steps
      </h2>
      <ol className="mt-3 list-none border-t border-ripple">
        {steps.map((step) => (
          <Step key={step.index} step={step} {...props} />
        ))}
      </ol>
    </section>
  );
}

function Step({ insightId, step, onChange }: Omit<StepsProps, "steps"> & { step: StepOutput }) {
  const { index, isDone, usesSmaller, text } = step;
  return (
    <li className="border-b border-ripple">
      <TickRow isDone={isDone} onTick={() => onChange({ index, isDone: !isDone })} note={minutesOf(step)}>
        {wordsOf(step)}
      </TickRow>
      <div className="pb-2 pl-11">
        {usesSmaller && (
          <p className="type-small text-mist [overflow-wrap:anywhere]">The whole step: {text}</p>
        )}
        {!isDone && <StepTools insightId={insightId} step={step} onChange={onChange} />}
      </div>
    </li>
  );
}

interface TickRowProps {
  isDone: boolean;
  onTick: () => void;
  note: string | null;
  children: string;
}

/** A box to tick with its words; the whole line takes the click. */
export function TickRow({ isDone, onTick, note, children }: TickRowProps) {
  return (
    <label className="group flex min-h-11 cursor-pointer items-start gap-4 py-3.5">
      <input type="checkbox" checked={isDone} onChange={onTick} className="peer sr-only" />
      <span className="grid size-7 shrink-0 place-items-center rounded-full border border-edge text-ink group-hover:border-gold peer-checked:border-gold peer-checked:bg-gold peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-gold">
        {isDone && <CheckIcon className="size-5" />}
      </span>
      <span className="min-w-0 [overflow-wrap:anywhere] peer-checked:text-mist">
        {children}
        {note && <span className="type-log mt-1 block text-mist">{note}</span>}
      </span>
    </label>
  );
}
