// Public interface of the promises feature: what is due for the home page and for webhooks, the steps with a day for the
// calendar, and all promises with their outcomes for the computation of patterns.
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { OpenStepOutput } from "#contract/steps.ts";
import { possibleDays } from "#domain/plans/day.ts";
import { askedFrom, isDue, type PromiseAnswer } from "#domain/promises/promise.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { insights } from "../../platform/db/tables/insights.ts";
import { stepPromises } from "../../platform/db/tables/promises.ts";
import { insightSteps } from "../../platform/db/tables/steps.ts";
import { findDueSteps } from "./due-of-people.ts";
import { isStepOfPromise, selectWithDuePromises } from "./promises.queries.ts";

export { findDueSteps };

const SHOWN = 3;
/** A day after every day that a step may have. */
const LAST_DAY = "9999-12-31";

/**
 * Selects a person's promises, oldest first. `outcome` is the answer, or "did" if there is no answer and the step was
 * done, or `null` while the promise is open; `hasAnswer` tells an answer from a tick. `openPromise` decrypts the day
 * and the guess. Promises of deleted readings are left out.
 */
export function selectPromises(tx: Transaction, userId: string) {
  const answeredOrDoneAt = sql`coalesce(${stepPromises.answeredAt}, ${insightSteps.doneAt})`;
  const outcomeAt: SQL<Date | null> = answeredOrDoneAt.mapWith(stepPromises.madeAt);
  return tx
    .select({
      userId: stepPromises.userId,
      insightId: stepPromises.insightId,
      step: stepPromises.step,
      blockId: insights.userBlockId,
      madeAt: stepPromises.madeAt,
      body: stepPromises.body,
      hasAnswer: sql<boolean>`${stepPromises.answer} is not null`,
      outcome: sql<PromiseAnswer | null>`coalesce(${stepPromises.answer},
        case when ${insightSteps.doneAt} is not null then 'did' end)`,
      outcomeAt,
    })
    .from(stepPromises)
    .innerJoin(
      insights,
      and(eq(insights.userId, stepPromises.userId), eq(insights.id, stepPromises.insightId)),
    )
    .leftJoin(insightSteps, isStepOfPromise)
    .where(and(eq(stepPromises.userId, userId), isNull(insights.deletedAt)))
    .orderBy(stepPromises.madeAt);
}

/**
 * Selects the readings with promises that may be due at `now`, whatever the person's time zone. `isStepDue` then selects
 * the steps that are due.
 */
export function selectMaybeDue(tx: Transaction, userId: string, now: Date) {
  return selectWithDuePromises(tx, userId, possibleDays(now).at(-1) ?? "");
}

/** Selects the readings with steps that have a day and no answer yet. */
export function selectDatedSteps(tx: Transaction, userId: string) {
  return selectWithDuePromises(tx, userId, LAST_DAY);
}

/** An open step with a promise. */
type PromisedStep = OpenStepOutput & { promise: NonNullable<OpenStepOutput["promise"]> };

/** Returns whether the promise of a step is due on the day `today`. */
export function isStepDue(step: OpenStepOutput, today: string): step is PromisedStep {
  return step.promise !== undefined && isDue(step.promise, today);
}

/** Returns the first of these due steps, the earliest promised day first, and how many there are. */
export function pickDue(due: readonly PromisedStep[]): {
  duePromises: OpenStepOutput[];
  duePromiseCount: number;
} {
  const sorted = due.toSorted((one, other) => askedFrom(one.promise).localeCompare(askedFrom(other.promise)));
  return { duePromises: sorted.slice(0, SHOWN), duePromiseCount: due.length };
}
