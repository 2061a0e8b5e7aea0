/**
 * Parts that the plans name and this version does not have yet. Remove a part from the list when it is built.
 */

export type PlannedPart = "notion";

const TO_COME: readonly PlannedPart[] = ["notion"];

export function isToCome(part: PlannedPart): boolean {
  return TO_COME.includes(part);
}

/** Whether any part of the plans is still missing in this version. */
export const HAS_TO_COME = TO_COME.length > 0;
