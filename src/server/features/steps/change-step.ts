import type { StepOutput } from "#contract/steps.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { type FoundStep, openStep, type StepAddress } from "./find-step.ts";
import { chooseSmaller, countTicks, lockInsight, selectInsightOfStep, tickStep } from "./steps.queries.ts";

/** The changes to a step. Fields that are left out stay as they are. */
export interface StepChange {
  isDone?: boolean | undefined;
  usesSmaller?: boolean | undefined;
}

/** Changes a step in two round trips. The steps of a locked reading may be changed as well. */
export async function changeStep(
  services: Pick<Services, "database" | "vault" | "clock">,
  address: StepAddress,
  change: StepChange,
): Promise<StepOutput> {
  const { database, vault, clock } = services;
  const { userId, insightId } = address;
  const [[keyRow], [insight]] = await database.batch({ userId }, (tx) => [
    vault.keyQuery(tx, userId),
    selectInsightOfStep(tx, userId, insightId),
  ]);
  const found = openStep(services, address, { keyRow, insight });
  if (change.usesSmaller && found.step.smaller === null) {
    throw new AppError("conflict", sentences.noSmallerStep);
  }
  const { after } = await database.batch({ userId }, (tx) => ({
    locked: lockInsight(tx, userId, insightId),
    ...writeTick(tx, found, change.isDone, clock.now()),
    chosen: change.usesSmaller === undefined ? nothing : chooseSmaller(tx, found.row, change.usesSmaller),
    after: selectInsightOfStep(tx, userId, insightId),
  }));
  return openStep(services, address, { keyRow, insight: after[0] }).step;
}

function writeTick(tx: Transaction, found: FoundStep, isDone: boolean | undefined, now: Date) {
  if (isDone === undefined) return { first: nothing, ticked: nothing, counted: nothing };
  const { row, steps, isOnlyMarked } = found;
  return {
    // If the reading was only marked as acted on, without a done step, the first tick also stores step 0 as done.
    first: isOnlyMarked ? tickStep(tx, { ...row, step: 0 }, now) : nothing,
    ticked: tickStep(tx, row, isDone ? now : null),
    counted: countTicks(tx, row, steps.length),
  };
}

/** A resolved promise that takes the place of a query whose result is not needed. */
const nothing: Promise<never[]> = Promise.resolve([]);
