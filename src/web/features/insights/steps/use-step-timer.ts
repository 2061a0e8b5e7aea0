import { useSyncExternalStore } from "react";
import { KEPT, keptItem } from "#web/kept-items.ts";
import { stepKey } from "./step-key.ts";
import {
  pauseTimer,
  resetTimer,
  resumeTimer,
  type StepTimer,
  startTimer,
  timerSchema,
} from "./step-timer.ts";

/** The stored timer. Signing out deletes it with all other data of the person. */
const stepTimer = keptItem({ ...KEPT.stepTimer, schema: timerSchema });

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEPT.stepTimer.key || key === null) listener();
  };
  listeners.add(listener);
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", onStorage);
  };
}

function keep(timer: StepTimer | null): void {
  if (timer) stepTimer.keep(timer);
  else stepTimer.drop();
  for (const listener of listeners) listener();
}

export interface UseStepTimer {
  /** The only step timer, shared by all steps and tabs; `null` when no timer is started. */
  timer: StepTimer | null;
  start(step: StepOfTimer): void;
  pause(): void;
  resume(): void;
  reset(): void;
  drop(): void;
}

/** The steps whose timer was started in this tab. Such a step counts as begun, also when its timer is put away. */
const begun = new Set<string>();

type StepOfTimer = Pick<StepTimer, "insightId" | "index" | "title">;

export function useStepTimer(): UseStepTimer {
  // The hook compares the stored text, because parsing would return a new object each time.
  const stored = useSyncExternalStore(subscribe, () => stepTimer.readText());
  const timer = stored === null ? null : timerSchema(stored);
  const change = (next: (timer: StepTimer) => StepTimer | null) => () => timer && keep(next(timer));
  return {
    timer,
    start: (step) => {
      begun.add(stepKey(step));
      forgetTicked();
      keep(startTimer(step, Date.now()));
    },
    pause: change((running) => pauseTimer(running, Date.now())),
    resume: change((paused) => resumeTimer(paused, Date.now())),
    reset: change(resetTimer),
    drop: () => keep(null),
  };
}

/** The step that was ticked beside its timer in this tab last, until a page that lists it has taken note. */
let tickedByTimer: string | null = null;

function setTicked(key: string | null): void {
  tickedByTimer = key;
  for (const listener of listeners) listener();
}

/** Puts the timer away because its step is done, so that a page which lists the step shows that. */
export function finishByTimer(step: Pick<StepTimer, "insightId" | "index">): void {
  setTicked(stepKey(step));
  keep(null);
}

/** Forgets that a step was ticked, because a page has taken note or a new timer was started. */
export function forgetTicked(): void {
  if (tickedByTimer !== null) setTicked(null);
}

/** Returns which of these steps was ticked beside its timer; `null` for none. */
export function useTickedByTimer<Step extends Pick<StepTimer, "insightId" | "index">>(
  steps: readonly Step[],
): Step | null {
  const key = useSyncExternalStore(subscribe, () => tickedByTimer);
  return steps.find((step) => stepKey(step) === key) ?? null;
}

interface TimerOfStep {
  /** Whether the timer of this step is open: it runs, is paused or is over. */
  isOpen: boolean;
  /** Whether the timer of this step is open, or was started in this tab. */
  isBegun: boolean;
  start: () => void;
  /** Puts the timer away if it is the timer of this step. */
  drop: () => void;
}

/** Returns the state of one step's timer. */
export function useTimerOf(step: StepOfTimer): TimerOfStep {
  const { timer, start, drop } = useStepTimer();
  const isOpen = timer !== null && stepKey(timer) === stepKey(step);
  return {
    isOpen,
    isBegun: isOpen || begun.has(stepKey(step)),
    start: () => start(step),
    drop: () => isOpen && drop(),
  };
}
