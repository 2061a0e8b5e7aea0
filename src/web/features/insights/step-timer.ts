/** Two minutes for a step. While they run only their end is kept, so that a sleeping tab or a reload loses nothing. */

export const TIMER_MS = 120_000;
const SECOND_MS = 1000;

export interface StepTimer {
  insightId: string;
  index: number;
  title: string;
  /** Milliseconds since the epoch; `null` while it is paused. */
  endsAt: number | null;
  /** What was left when it was paused. */
  leftMs: number;
}

type StepOfTimer = Pick<StepTimer, "insightId" | "index" | "title">;

export function startTimer(step: StepOfTimer, now: number): StepTimer {
  return { ...step, endsAt: now + TIMER_MS, leftMs: TIMER_MS };
}

export function leftOf(timer: Pick<StepTimer, "endsAt" | "leftMs">, now: number): number {
  return Math.max(0, timer.endsAt === null ? timer.leftMs : timer.endsAt - now);
}

export function pauseTimer(timer: StepTimer, now: number): StepTimer {
  return { ...timer, endsAt: null, leftMs: leftOf(timer, now) };
}

export function resumeTimer(timer: StepTimer, now: number): StepTimer {
  return { ...timer, endsAt: now + leftOf(timer, now) };
}

/** Back to two minutes, waiting. */
export function resetTimer(timer: StepTimer): StepTimer {
  return { ...timer, endsAt: null, leftMs: TIMER_MS };
}

/** `1:05`; a second that has begun counts. */
export function sayLeft(leftMs: number): string {
  const seconds = Math.ceil(leftMs / SECOND_MS);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** What is read out at this second; empty where nothing is. */
export function announceLeft(leftMs: number): string {
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

/** Takes of a stored value what is a timer. */
export function readTimer(stored: string | null): StepTimer | null {
  try {
    const fields = Object(JSON.parse(stored ?? "null")) as Partial<Record<keyof StepTimer, unknown>>;
    const { insightId, index, title, endsAt, leftMs } = fields;
    const isTimer =
      typeof insightId === "string" &&
      typeof index === "number" &&
      typeof title === "string" &&
      typeof leftMs === "number" &&
      (endsAt === null || typeof endsAt === "number");
    return isTimer ? { insightId, index, title, endsAt, leftMs } : null;
  } catch {
    return null;
  }
}
