import type { ReadingResult } from "./reading-result.ts";

/**
 * Returns the reading without the duck's parting remark if it is grave, because no joke may stand beside it. Pages,
 * exports, Notion and programs all show what this returns; only the raw download holds the remark.
 */
export function withoutJokeIf(isGrave: boolean, reading: ReadingResult): ReadingResult {
  return isGrave ? { ...reading, robQuip: "" } : reading;
}
