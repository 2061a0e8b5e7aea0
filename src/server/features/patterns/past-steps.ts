// Builds the steps of a history: each promise that has an outcome, and each step that was done without a promise.

import { dayOf } from "#domain/plans/day.ts";
import type { PromiseAnswer } from "#domain/promises/promise.ts";
import { SMALLER_MINUTES } from "#domain/readings/own-steps.ts";
import type { History, PastReading, PastStep } from "#engines/patterns/index.ts";
import type { selectPromises } from "../promises/promises.ts";
import type { selectTouchedSteps } from "./patterns.queries.ts";

const PERCENT = 100;

export type Touched = Awaited<ReturnType<typeof selectTouchedSteps>>[number];
export type Promised = Awaited<ReturnType<typeof selectPromises>>[number] & {
  guess: number | null;
  /** The day by which the step was to be done, or to which it was postponed; `null` if it cannot be decrypted. */
  askedOn: string | null;
};

/** The fields of a past step that do not depend on how it ended. */
type Shared = Omit<PastStep, "at" | "outcome" | "guess" | "wasPromised">;

interface Rows {
  promises: readonly Promised[];
  touched: readonly Touched[];
  byId: ReadonlyMap<string, PastReading>;
  /** The ids of the readings that every pattern leaves out (`graveReadingsOf`). */
  grave: ReadonlySet<string>;
  /** The person's time zone, an IANA name. */
  zone: string;
}

const OUTCOMES: Record<PromiseAnswer, PastStep["outcome"]> = {
  did: "done",
  partly: "partly",
  "not-done": "not-done",
  "no-longer-matters": "no-longer-matters",
};

/**
 * Returns past steps, oldest first, and the days of guesses that were never answered. Those of deleted and of grave
 * readings are left out of both. If a promise has no answer and its step was ticked, it counts as kept only if the tick
 * came by the promised day. A later tick counts only as a step that was done, because people who forget to answer would
 * otherwise seem to keep all of their promises.
 */
export function pastSteps({
  promises,
  touched,
  byId,
  grave,
  zone,
}: Rows): Pick<History, "steps" | "unansweredGuesses"> {
  const rows = new Map(touched.map((row) => [nameOf(row), row]));
  const known = promises.flatMap((promise) => {
    const shared = sharedOf(promise, { rows, byId, grave });
    return shared ? [{ promise, shared, isAnswered: countsAsAnswered(promise, zone) }] : [];
  });
  const promised = known.flatMap(
    ({ promise: { guess, outcome, outcomeAt, askedOn }, shared, isAnswered }) => {
      if (outcome === null || outcomeAt === null) return [];
      if (!isAnswered) return [doneUnpromised(shared, outcomeAt)];
      const share = guess === null ? null : guess / PERCENT;
      const dueOn = askedOn === null ? {} : { dueOn: askedOn };
      return [
        { ...shared, ...dueOn, at: outcomeAt, outcome: OUTCOMES[outcome], guess: share, wasPromised: true },
      ];
    },
  );
  const names = new Set(promises.map(nameOf));
  const others = touched.flatMap((row) => {
    const shared = sharedOf(row, { rows, byId, grave });
    if (!shared || row.doneAt === null || names.has(nameOf(row))) return [];
    return [doneUnpromised(shared, row.doneAt)];
  });
  return {
    steps: [...promised, ...others].sort((one, other) => one.at.getTime() - other.at.getTime()),
    unansweredGuesses: known.flatMap(({ promise: { guess, askedOn }, isAnswered }) =>
      guess !== null && askedOn !== null && !isAnswered ? [askedOn] : [],
    ),
  };
}

/** Returns whether the promise has an answer, or its step was ticked on the promised day or before. */
function countsAsAnswered({ hasAnswer, outcomeAt, askedOn }: Promised, zone: string): boolean {
  if (hasAnswer || outcomeAt === null || askedOn === null) return hasAnswer;
  return dayOf(outcomeAt, { timeZone: zone }) <= askedOn;
}

/** Returns a step that was done without a promise, and so without a guess. */
function doneUnpromised(shared: Shared, at: Date): PastStep {
  return { ...shared, at, outcome: "done", guess: null, wasPromised: false };
}

const nameOf = ({ insightId, step }: { insightId: string; step: number }) => `${insightId}:${step}`;

function sharedOf(
  address: { insightId: string; step: number },
  { rows, byId, grave }: Pick<Rows, "byId" | "grave"> & { rows: ReadonlyMap<string, Touched> },
): Shared | null {
  const reading = byId.get(address.insightId);
  if (!reading || grave.has(reading.id)) return null;
  const usedSmaller = rows.get(nameOf(address))?.usesSmaller ?? false;
  const { insightId, step } = address;
  const proposed = reading.steps?.[step];
  const minutes = usedSmaller ? SMALLER_MINUTES : (proposed?.minutes ?? null);
  return {
    insightId,
    index: step,
    blockId: reading.blockId,
    minutes,
    usedSmaller,
    action: proposed?.action,
  };
}
