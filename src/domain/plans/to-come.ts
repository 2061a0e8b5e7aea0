/** What the plans name and this version does not have yet. Whoever builds a part takes its line out of the list. */

export type PlannedPart = "buying" | "engine" | "trends" | "check-ins" | "pretty-export";

const TO_COME: readonly PlannedPart[] = ["buying", "engine", "trends", "check-ins", "pretty-export"];

export function isToCome(part: PlannedPart): boolean {
  return TO_COME.includes(part);
}

/** Whether anything is. */
export const HAS_TO_COME = TO_COME.length > 0;
