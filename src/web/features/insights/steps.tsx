import type { ReadingResultOutput } from "../../../contract/insights.ts";
import { CheckIcon } from "../../ui/icons.tsx";
import { minutesOf } from "./reading-head.tsx";

interface StepsProps {
  steps: ReadingResultOutput["actionSteps"];
  ticks: boolean[];
  onTick: (step: number) => void;
}

/** Things to tick. */
export function Steps({ steps, ticks, onTick }: StepsProps) {
  return (
    <section aria-labelledby="steps" className="max-w-147">
      <h2 id="steps" className="type-title">
        Steps
      </h2>
      <ol className="mt-3 list-none border-t border-ripple">
        {steps.map((step, index) => (
          <li key={step.text} className="border-b border-ripple">
            <label className="group flex min-h-11 cursor-pointer items-start gap-4 py-3.5">
              <input
                type="checkbox"
                checked={ticks[index] ?? false}
                onChange={() => onTick(index)}
                className="peer sr-only"
              />
              <span className="grid size-7 shrink-0 place-items-center rounded-full border border-edge text-ink group-hover:border-gold peer-checked:border-gold peer-checked:bg-gold peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-gold">
                {ticks[index] && <CheckIcon className="size-5" />}
              </span>
              <span className="min-w-0 [overflow-wrap:anywhere] peer-checked:text-mist">
                {step.text}
                {step.minutes !== undefined && (
                  <span className="type-log mt-1 block text-mist">{minutesOf(step)}</span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ol>
    </section>
  );
}
