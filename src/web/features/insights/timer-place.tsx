import { lazy, Suspense } from "react";
import { useStepTimer } from "./use-step-timer.ts";

/** Most of the time there is none. */
const TimerStrip = lazy(() => import("./timer-strip.tsx").then((module) => ({ default: module.TimerStrip })));

/** Two minutes that were started for a step, on every page until they are put away. */
export function TimerPlace() {
  const { timer, ...controls } = useStepTimer();
  if (!timer) return null;
  return (
    <Suspense>
      <TimerStrip key={`${timer.insightId} ${timer.index}`} timer={timer} controls={controls} />
    </Suspense>
  );
}
