import { lazy, Suspense } from "react";
import { stepKey } from "./step-key.ts";
import { useStepTimer } from "./use-step-timer.ts";

/** The timer's bar is loaded lazily, because most of the time no timer runs. */
const TimerStrip = lazy(() => import("./timer-strip.tsx").then((module) => ({ default: module.TimerStrip })));

/** Shows a started step timer on every page until it is closed. */
export function TimerPlace() {
  const { timer, ...controls } = useStepTimer();
  if (!timer) return null;
  return (
    <Suspense>
      <TimerStrip key={stepKey(timer)} timer={timer} controls={controls} />
    </Suspense>
  );
}
