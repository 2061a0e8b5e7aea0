/**
 * Which of a reading's steps are ticked. The server keeps one mark for the whole reading (`tookAction`); which step it
 * was stays in this browser, until signing out.
 */
function keyOf(insightId: string): string {
  return `rubber-arcana:steps:${insightId}`;
}

/** One truth per step. Where the reading is marked and this browser knows nothing, it was the first. */
export function readTicks(
  storage: Storage,
  { id, tookAction, stepCount }: { id: string; tookAction: boolean; stepCount: number },
): boolean[] {
  const kept = tookAction ? readKept(storage, id) : [];
  const ticks = Array.from({ length: stepCount }, (_, step) => kept.includes(step));
  return tookAction && !ticks.includes(true) ? ticks.map((_, step) => step === 0) : ticks;
}

export function keepTicks(storage: Storage, insightId: string, ticks: boolean[]): void {
  try {
    storage.setItem(keyOf(insightId), JSON.stringify(ticks.flatMap((isOn, step) => (isOn ? [step] : []))));
  } catch {
    // The reading's own mark is on the server all the same.
  }
}

function readKept(storage: Storage, id: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(id)) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
