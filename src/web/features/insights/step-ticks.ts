import { readKept, readKeptText } from "../../api/kept.ts";

/**
 * Ticks that this browser kept before the server did: where the reading was marked as acted on (`tookAction`), which
 * step it was. Carried over once, then forgotten.
 */
function keyOf(insightId: string): string {
  return `rubber-arcana:steps:${insightId}`;
}

/** `null` where nothing was kept. */
export function readKeptTicks(storage: Storage, insightId: string): number[] | null {
  if (readKeptText(storage, keyOf(insightId)) === null) return null;
  const kept = readKept(storage, keyOf(insightId));
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

/** What the server has to be told: nothing once it knows of a tick, and nothing of a reading that is not marked. */
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
