import type { LiveArea, LiveChange } from "#contract/live.ts";
import { isUuid } from "../db/ids.ts";

/**
 * Returns what a call changed: the areas that its endpoint names, and the thing's id in the endpoint's own
 * area.
 */
export function changesOf(ownArea: string, changes: readonly LiveArea[], input: unknown): LiveChange[] {
  const id = idIn(input);
  return changes.map((area) => (area === ownArea && id !== null ? { area, id } : { area }));
}

function idIn(input: unknown): string | null {
  const id = typeof input === "object" && input !== null && "id" in input ? input.id : null;
  return typeof id === "string" && isUuid(id) ? id.toLowerCase() : null;
}
