import { Waterline } from "../../ui/waterline.tsx";

/** A progress bar in the form of a waterline that is gold up to the current step. `step` counts from 0. */
export function StepProgress({ step, count }: { step: number; count: number }) {
  const words = `Step ${step + 1} of ${count}`;
  return (
    <div>
      <div className="type-log mb-2 flex justify-between gap-4 text-mist">
        <p>{words}</p>
        <p>skip what you like</p>
      </div>
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={step + 1}
        aria-valuetext={words}
        className="relative h-3"
      >
        <Waterline isFaint />
        <div
          className="absolute inset-y-0 left-0 overflow-hidden"
          style={{ width: `${((step + 1) / count) * 100}%` }}
        >
          <Waterline />
        </div>
      </div>
    </div>
  );
}
