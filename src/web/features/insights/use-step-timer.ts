import { useEffect, useState, useSyncExternalStore } from "react";
import {
  leftOf,
  pauseTimer,
  readTimer,
  resetTimer,
  resumeTimer,
  type StepTimer,
  startTimer,
} from "./step-timer.ts";

/** Signing out wipes it with everything else that was kept. */
const KEY = "rubber-arcana:timer";
const SECOND_MS = 1000;

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
  /** The one there is, of whichever step, in all tabs. */
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

/** Milliseconds left, looked at anew at every full second of them and whenever the tab wakes up. */
export function useTimeLeft(timer: StepTimer): number {
  const [now, setNow] = useState(() => Date.now());
  const left = leftOf(timer, now);
  const isRunning = timer.endsAt !== null && left > 0;
  useEffect(() => {
    const look = () => setNow(Date.now());
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  useEffect(() => {
    if (!isRunning) return;
    const next = setTimeout(() => setNow(Date.now()), left % SECOND_MS || SECOND_MS);
    return () => clearTimeout(next);
  }, [isRunning, left]);
  // A timer that was started since this looked at the clock has no more than its whole left.
  return Math.min(left, timer.leftMs);
}
