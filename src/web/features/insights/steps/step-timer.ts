import { json } from "#web/kept-items.ts";

/**
 * A two-minute timer for a step. While it runs only its end time is stored, so a sleeping tab or a reload
 * loses nothing.
 */

export const TIMER_MS = 120_000;

export interface StepTimer {
  insightId: string;
  index: number;
  title: string;
  /** The time at which the timer ends, in milliseconds since the epoch; `null` while it is paused. */
  endsAt: number | null;
  /** The milliseconds that were left when the timer was paused. */
  leftMs: number;
}

export function startTimer(step: Pick<StepTimer, "insightId" | "index" | "title">, now: number): StepTimer {
  return { ...step, endsAt: now + TIMER_MS, leftMs: TIMER_MS };
}

export function timeLeftOf(timer: Pick<StepTimer, "endsAt" | "leftMs">, now: number): number {
  return Math.max(0, timer.endsAt === null ? timer.leftMs : timer.endsAt - now);
}

export function pauseTimer(timer: StepTimer, now: number): StepTimer {
  return { ...timer, endsAt: null, leftMs: timeLeftOf(timer, now) };
}

export function resumeTimer(timer: StepTimer, now: number): StepTimer {
  return { ...timer, endsAt: now + timeLeftOf(timer, now) };
}

/** Returns the timer, reset to two minutes and paused. */
export function resetTimer(timer: StepTimer): StepTimer {
  return { ...timer, endsAt: null, leftMs: TIMER_MS };
}

/** Parses a stored timer. */
export const timerSchema = json((stored): StepTimer | null => {
  const fields = Object(stored) as Partial<Record<keyof StepTimer, unknown>>;
  const { insightId, index, title, endsAt, leftMs } = fields;
  const isTimer =
    typeof insightId === "string" &&
    typeof index === "number" &&
    typeof title === "string" &&
    typeof leftMs === "number" &&
    (endsAt === null || typeof endsAt === "number");
  return isTimer ? { insightId, index, title, endsAt, leftMs } : null;
});
