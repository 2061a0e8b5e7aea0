import { SECOND_MS } from "#domain/time.ts";
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

type StepOfTimer = Pick<StepTimer, "insightId" | "index" | "title">;

export function startTimer(step: StepOfTimer, now: number): StepTimer {
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

/** Formats the time left, for example `1:05`. A second that has begun counts as a whole one. */
export function formatTimeLeft(leftMs: number): string {
  const seconds = Math.ceil(leftMs / SECOND_MS);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Returns the text that screen readers announce in this second; empty if there is nothing to announce. */
export function announceTimeLeft(leftMs: number): string {
  switch (Math.ceil(leftMs / SECOND_MS)) {
    case 120:
      return "Two minutes, from now.";
    case 60:
      return "One minute left.";
    case 10:
      return "Ten seconds left.";
    case 0:
      return "The two minutes are over.";
    default:
      return "";
  }
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
