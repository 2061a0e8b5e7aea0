// Makes steps of a history: each promise that has an outcome, and each step that was done without one.
import type { History, PastReading, PastStep } from "#domain/patterns/history.ts";
import { dayOf } from "#domain/plans/day.ts";
import type { PromiseAnswer } from "#domain/promises/promise.ts";
import { SMALLER_MINUTES } from "#domain/readings/own-steps.ts";
import type { selectPromises } from "../promises/promises.ts";
import type { selectTouchedSteps } from "./patterns.queries.ts";

const PERCENT = 100;

type Touched = Awaited<ReturnType<typeof selectTouchedSteps>>[number];
type Promised = Awaited<ReturnType<typeof selectPromises>>[number] & {
  guess: number | null;
  /** The day by which it was to be done, or to which it was put off; `null` where it cannot be read. */
  askedOn: string | null;
};

/** What is known of a step, however it ended. */
type Shared = Omit<PastStep, "at" | "outcome" | "guess" | "wasPromised">;

interface Rows {
  promises: readonly Promised[];
  touched: readonly Touched[];
  byId: ReadonlyMap<string, PastReading>;
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
 * Returns steps, oldest first, and the days of guesses that nobody answered. Steps of deleted and of grave readings are left
 * out.
 *
 * A promise without an answer whose step was ticked counts as kept only if that was by its day. A later tick says that the
 * step is done, and not that the promise was kept: those who forget to answer would otherwise seem to keep all of theirs.
 */
export function pastSteps({
  promises,
  touched,
  byId,
  zone,
}: Rows): Pick<History, "steps" | "unansweredGuesses"> {
  const rows = new Map(touched.map((row) => [nameOf(row), row]));
  const known = promises.flatMap((promise) => {
    const shared = sharedOf(promise, { rows, byId });
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
    const shared = sharedOf(row, { rows, byId });
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

/** Whether the outcome is an answer, or a tick on the day of the promise or before. */
function countsAsAnswered({ hasAnswer, outcomeAt, askedOn }: Promised, zone: string): boolean {
  if (hasAnswer || outcomeAt === null || askedOn === null) return hasAnswer;
  return dayOf(outcomeAt, { timeZone: zone }) <= askedOn;
}

/** Returns a step that was done and has no guess, as one that nobody promised. */
function doneUnpromised(shared: Shared, at: Date): PastStep {
  return { ...shared, at, outcome: "done", guess: null, wasPromised: false };
}

const nameOf = ({ insightId, step }: { insightId: string; step: number }) => `${insightId}:${step}`;

function sharedOf(
  address: { insightId: string; step: number },
  { rows, byId }: Pick<Rows, "byId"> & { rows: ReadonlyMap<string, Touched> },
): Shared | null {
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
