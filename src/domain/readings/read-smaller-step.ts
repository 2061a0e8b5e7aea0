import { withoutOuterMarks } from "./outer-marks.ts";

/** The longest smaller step, in characters. */
export const SMALLER_MAX = 240;

/** Returns the smaller step in a model's answer, which is its first line; `null` if there is none. */
export function readSmallerStep(answer: string): string | null {
  const [line = ""] = answer.trim().split("\n");
  const step = withoutOuterMarks(line);
  return /[\p{L}\p{N}]/u.test(step) && step.length <= SMALLER_MAX ? step : null;
}
