import { useEffect, useState, useSyncExternalStore } from "react";
import { SECOND_MS } from "#domain/time.ts";
import { KEPT } from "#web/kept-items.ts";
import {
  pauseTimer,
  readTimer,
  resetTimer,
  resumeTimer,
  type StepTimer,
  startTimer,
  timeLeftOf,
} from "./step-timer.ts";

/** Signing out deletes the timer's key with all other stored data. */
const { key: KEY } = KEPT.stepTimer;
/**
 * The timer's interval in milliseconds. It is short enough to skip no second; within a second nothing
 * re-renders.
 */
const LOOK_MS = 250;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", onStorage);
  };
}

function keep(timer: StepTimer | null): void {
  if (timer) localStorage.setItem(KEY, JSON.stringify(timer));
  else localStorage.removeItem(KEY);
  for (const listener of listeners) listener();
}

export interface UseStepTimer {
  /** The only step timer, shared by all steps and tabs; `null` when none is started. */
  timer: StepTimer | null;
  start(step: Pick<StepTimer, "insightId" | "index" | "title">): void;
  pause(): void;
  resume(): void;
  reset(): void;
  drop(): void;
}

export function useStepTimer(): UseStepTimer {
  const timer = readTimer(useSyncExternalStore(subscribe, () => localStorage.getItem(KEY)));
  const change = (next: (timer: StepTimer) => StepTimer | null) => () => timer && keep(next(timer));
  return {
    timer,
    start: (step) => keep(startTimer(step, Date.now())),
    pause: change((running) => pauseTimer(running, Date.now())),
    resume: change((paused) => resumeTimer(paused, Date.now())),
    reset: change(resetTimer),
    drop: () => keep(null),
  };
}

/** Returns the milliseconds left, rounded up to whole seconds. Also updates when the tab wakes up. */
export function useTimeLeft({ endsAt, leftMs }: Pick<StepTimer, "endsAt" | "leftMs">): number {
  const [left, setLeft] = useState(() => wholeSeconds({ endsAt, leftMs }));
  useEffect(() => {
    const look = () => setLeft(wholeSeconds({ endsAt, leftMs }));
    look();
    document.addEventListener("visibilitychange", look);
    const looking = endsAt === null ? undefined : setInterval(look, LOOK_MS);
    return () => {
      document.removeEventListener("visibilitychange", look);
      clearInterval(looking);
    };
  }, [endsAt, leftMs]);
  return left;
}

function wholeSeconds(timer: Pick<StepTimer, "endsAt" | "leftMs">): number {
  return Math.ceil(timeLeftOf(timer, Date.now()) / SECOND_MS) * SECOND_MS;
}
