import { addDays } from "../calendar-days.ts";
import type { PromiseAnswer } from "../promises/promise.ts";

/** A step that a person took in a check-in. */
export interface TakenStep {
  text: string;
  minutes: number;
  /** What the person said came of it; absent until they do. */
  answer?: PromiseAnswer | undefined;
}

interface CheckInWithStep {
  weekStart: string;
  step: TakenStep | null;
}

export interface AskedStep {
  weekStart: string;
  text: string;
  minutes: number;
}

/** The number of days after which the app no longer asks about the step of a check-in. */
const ASKED_FOR_DAYS = 28;

/**
 * Returns the step that the person is asked about on the day `today`: the one of the newest check-in with a step, unless
 * it was answered. `checkIns` are those of weeks until today, newest first.
 */
export function findAskedStep(checkIns: readonly CheckInWithStep[], today: string): AskedStep | null {
  const newest = checkIns.find(({ step }) => step !== null);
  if (!newest?.step || newest.step.answer || newest.weekStart < addDays(today, -ASKED_FOR_DAYS)) return null;
  const { text, minutes } = newest.step;
  return { weekStart: newest.weekStart, text, minutes };
}
