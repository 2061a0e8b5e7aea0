// Makes steps of a history: each promise that has an outcome, and each step that was done without one.
import type { PastReading, PastStep } from "#domain/patterns/history.ts";
import type { PromiseAnswer } from "#domain/promises/promise.ts";
import type { selectPromises } from "../promises/promises.ts";
import type { selectTouchedSteps } from "./patterns.queries.ts";

const SMALLER_MINUTES = 2;
const PERCENT = 100;

type Touched = Awaited<ReturnType<typeof selectTouchedSteps>>[number];
type Promised = Awaited<ReturnType<typeof selectPromises>>[number];

interface Rows {
  promises: readonly Promised[];
  touched: readonly Touched[];
  byId: ReadonlyMap<string, PastReading>;
}

const OUTCOMES: Record<PromiseAnswer, PastStep["outcome"]> = {
  did: "done",
  partly: "partly",
  "not-done": "not-done",
  "no-longer-matters": "no-longer-matters",
};

/** Oldest first. Steps of deleted and of grave readings are left out. */
export function pastSteps({ promises, touched, byId }: Rows): PastStep[] {
  const rows = new Map(touched.map((row) => [nameOf(row), row]));
  const promised = promises.flatMap(({ insightId, step, guess, outcome, outcomeAt }) => {
    const shared = sharedOf({ insightId, step }, { rows, byId });
    if (!shared || outcome === null || outcomeAt === null) return [];
    const share = guess === null ? null : guess / PERCENT;
    return [{ ...shared, at: outcomeAt, outcome: OUTCOMES[outcome], guess: share, wasPromised: true }];
  });
  const names = new Set(promises.map(nameOf));
  const others = touched.flatMap((row) => {
    const shared = sharedOf(row, { rows, byId });
    if (!shared || row.doneAt === null || names.has(nameOf(row))) return [];
    return [{ ...shared, at: row.doneAt, outcome: "done" as const, guess: null, wasPromised: false }];
  });
  return [...promised, ...others].sort((one, other) => one.at.getTime() - other.at.getTime());
}

const nameOf = ({ insightId, step }: { insightId: string; step: number }) => `${insightId}:${step}`;

function sharedOf(
  address: { insightId: string; step: number },
  { rows, byId }: Pick<Rows, "byId"> & { rows: ReadonlyMap<string, Touched> },
) {
  const reading = byId.get(address.insightId);
  if (!reading || reading.isGrave) return null;
  const usedSmaller = rows.get(nameOf(address))?.usesSmaller ?? false;
  const { insightId, step } = address;
  const proposed = reading.steps?.[step];
  const minutes = usedSmaller ? SMALLER_MINUTES : (proposed?.minutes ?? null);
  return {
    ...{ insightId, index: step, blockId: reading.blockId, minutes, usedSmaller },
    action: proposed?.action,
  };
}
