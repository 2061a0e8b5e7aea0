import { readStoredJson, readStoredText } from "#web/api/kept.ts";
import { KEPT } from "#web/kept-items.ts";

/**
 * The storage key of ticks that this browser stored before the server did. They say which steps of a reading
 * marked as acted on (`tookAction`) were done. They are moved to the server once, then deleted.
 */
function keyOf(insightId: string): string {
  return KEPT.stepTicks.key + insightId;
}

/**
 * Returns the indexes of the steps ticked in this browser; `null` when nothing is stored, and an empty array
 * when the value is invalid.
 */
export function readKeptTicks(storage: Storage, insightId: string): number[] | null {
  if (readStoredText(storage, keyOf(insightId)) === null) return null;
  const kept = readStoredJson(storage, keyOf(insightId));
  return Array.isArray(kept) ? kept.filter((step) => Number.isInteger(step)) : [];
}

export function forgetTicks(storage: Storage, insightId: string): void {
  storage.removeItem(keyOf(insightId));
}

interface KnownStep {
  index: number;
  isDone: boolean;
  doneAt: string | null;
}

/**
 * Returns the changes of ticks to send to the server: none if it already knows of a tick, and none for an
 * unmarked reading.
 */
export function ticksToCarry(
  kept: readonly number[],
  { tookAction, steps }: { tookAction: boolean; steps: readonly KnownStep[] },
): { index: number; isDone: boolean }[] {
  const isKnown = !tookAction || steps.some(({ doneAt }) => doneAt !== null);
  const exist = kept.filter((index) => index < steps.length);
  if (isKnown || exist.length === 0) return [];
  return steps
    .filter(({ index, isDone }) => isDone !== exist.includes(index))
    .map(({ index, isDone }) => ({ index, isDone: !isDone }))
    .sort((one, two) => Number(two.isDone) - Number(one.isDone));
}
