/** What a person did with a reading's steps. */
import { trimEndWhere } from "../text/trim-end.ts";

/** What is kept of a step; a step that nobody touched has none. */
export interface KeptTick {
  step: number;
  isDone: boolean;
}

/** How long a step may take that was made smaller. */
export const SMALLER_MINUTES = 2;
/** The longest smaller step, in characters. */
export const SMALLER_MAX = 240;

/**
 * Which steps are done. A reading that is marked as acted on (`tookAction`) while no tick was kept had its first step
 * done: before ticks were kept one by one, that mark was all there was.
 */
export function doneSteps(
  stepCount: number,
  { tookAction, ticks }: { tookAction: boolean; ticks: readonly KeptTick[] },
): boolean[] {
  const isOnlyMarked = tookAction && !ticks.some(({ isDone }) => isDone);
  return Array.from({ length: stepCount }, (_, index) =>
    isOnlyMarked ? index === 0 : ticks.some(({ step, isDone }) => step === index && isDone),
  );
}

/** Whether a step is already as small as it can be made. */
export function isSmallAlready({ minutes }: { minutes?: number | undefined }): boolean {
  return minutes !== undefined && minutes <= SMALLER_MINUTES;
}

/** The smaller step in a model's answer: its first line, as one step; `null` where there is none. */
export function readSmallerStep(answer: string): string | null {
  const [line = ""] = answer.trim().split("\n");
  const step = trimEndWhere(line.replace(/^(?:[-*#>\s"'“‘]|\d+[.)]\s)+/, ""), /[\s*"”]/);
  return /[\p{L}\p{N}]/u.test(step) && step.length <= SMALLER_MAX ? step : null;
}
