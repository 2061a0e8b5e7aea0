import { TRIAL_TOSSES } from "#domain/trials/trial-plan.ts";
import { Waterline } from "../../ui/waterline.tsx";

const STEPS = Array.from({ length: TRIAL_TOSSES }, (_, step) => step);

/**
 * Shows the ten steps of a trial as rings on a waterline. A step that was answered has a thick ring. The rings do
 * not show which answer was given.
 */
export function TossCount({ answered }: { answered: number }) {
  return (
    <div className="relative mt-8">
      <div aria-hidden="true" className="absolute inset-x-[-20px] top-1.5">
        <Waterline isFaint />
      </div>
      <div aria-hidden="true" className="relative flex justify-between">
        {STEPS.map((step) => (
          <svg key={step} aria-hidden="true" viewBox="0 0 28 24" className="h-6 w-7" fill="none">
            <ellipse
              cx="14"
              cy="12"
              rx="12"
              ry="5.3"
              className={step < answered ? "fill-ink stroke-gold" : "fill-ink stroke-edge"}
              strokeWidth={step < answered ? 2.5 : 1.25}
            />
          </svg>
        ))}
      </div>
      <p className="type-log mt-2 text-mist">
        {answered} of {TRIAL_TOSSES} steps answered. No score until the last one.
      </p>
    </div>
  );
}

/** Shows the commitment to the order of the tosses. */
export function Seal({ commitment }: { commitment: string }) {
  return (
    <dl className="type-log mt-6">
      <dt className="text-mist">the seal of the order, before the first toss</dt>
      <dd className="break-all">{commitment}</dd>
    </dl>
  );
}
