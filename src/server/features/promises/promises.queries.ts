import { and, eq, exists, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { ALSO_ACTIVE } from "#domain/blocks/status.ts";
import type { PromiseAnswer } from "#domain/promises/promise.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { isLinkedBlock, linkedBlock } from "../../platform/db/insight-columns.ts";
import { insights, userBlocks } from "../../platform/db/tables/insights.ts";
import { stepPromises } from "../../platform/db/tables/promises.ts";
import { insightSteps } from "../../platform/db/tables/steps.ts";
import type { StepRowId, StoredWords } from "../insights/insights.ts";
import { shownWithSteps } from "../steps/steps.ts";

/** The maximum number of readings with due promises that are read. */
const READINGS_LOOKED_AT = 50;

export type PromiseRow = typeof stepPromises.$inferSelect;

/** Inserts the state of a step if it has no row yet, so that its promise can be shown with it. */
export function insertStep(tx: Transaction, row: StepRowId) {
  return tx.insert(insightSteps).values(row).onConflictDoNothing();
}

/** Makes a promise, or changes the one that has no answer yet. */
export function upsertPromise(
  tx: Transaction,
  row: StepRowId,
  stored: StoredWords & Pick<PromiseRow, "madeAt">,
) {
  return tx
    .insert(stepPromises)
    .values({ ...row, ...stored })
    .onConflictDoUpdate({
      target: [stepPromises.userId, stepPromises.insightId, stepPromises.step],
      targetWhere: sql`answer is null`,
      // The encrypted body is bound to `madeAt`, so both are replaced together.
      set: stored,
    })
    .returning();
}

/** Returns the condition that selects the latest promise about a step. */
function latestOf(row: StepRowId): SQL | undefined {
  const newest = alias(stepPromises, "newest");
  return and(
    ofStep(row),
    eq(
      stepPromises.madeAt,
      sql`(select max(${newest.madeAt}) from ${stepPromises} newest where ${newest.userId} = ${row.userId}
        and ${newest.insightId} = ${row.insightId} and ${newest.step} = ${row.step})`,
    ),
  );
}

export function answerLatest(
  tx: Transaction,
  row: StepRowId,
  { answer, now }: { answer: PromiseAnswer; now: Date },
) {
  return tx.update(stepPromises).set({ answer, answeredAt: now }).where(latestOf(row)).returning();
}

export function selectLatest(tx: Transaction, row: StepRowId) {
  return tx.select().from(stepPromises).where(latestOf(row));
}

/**
 * Postpones a promise by storing its new encrypted texts, if it has no answer and has not changed since it was read.
 */
export function snoozeOpen(tx: Transaction, promise: PromiseRow, stored: StoredWords) {
  return tx
    .update(stepPromises)
    .set(stored)
    .where(
      and(openOf(promise), eq(stepPromises.madeAt, promise.madeAt), eq(stepPromises.body, promise.body)),
    );
}

export function deleteOpen(tx: Transaction, row: StepRowId) {
  return tx.delete(stepPromises).where(openOf(row)).returning({ step: stepPromises.step });
}

/**
 * Selects the readings with a promise that may be due on the day `latest` or before, each with its block. Leaves out
 * promises whose step is done, and those of blocks that are not active.
 */
export function selectWithDuePromises(tx: Transaction, userId: string, latest: string) {
  const due = tx
    .select({ one: sql`1` })
    .from(stepPromises)
    .leftJoin(insightSteps, isStepOfPromise)
    .where(
      and(
        eq(stepPromises.userId, userId),
        eq(stepPromises.insightId, insights.id),
        mayAsk(latest),
        isNull(insightSteps.doneAt),
      ),
    );
  return tx
    .select({ insight: shownWithSteps(userId), block: linkedBlock })
    .from(insights)
    .leftJoin(userBlocks, isLinkedBlock)
    .where(and(eq(insights.userId, userId), isNull(insights.deletedAt), isLinkedBlockActive, exists(due)))
    .orderBy(insights.createdAt)
    .limit(READINGS_LOOKED_AT);
}

/** Whether the block of a reading, if it has one, is active. */
export const isLinkedBlockActive = or(
  isNull(userBlocks.status),
  sql`${userBlocks.status} in ('active', ${sql.raw(`'${ALSO_ACTIVE}'`)})`,
);

export const isStepOfPromise = and(
  eq(insightSteps.userId, stepPromises.userId),
  eq(insightSteps.insightId, stepPromises.insightId),
  eq(insightSteps.step, stepPromises.step),
);

/**
 * Returns the condition that the app may ask about a promise on that day. Whether it does depends on the encrypted
 * part: see `isDue`.
 */
export function mayAsk(day: string): SQL | undefined {
  return and(isNull(stepPromises.answer), lte(stepPromises.dueOn, day));
}

function ofStep({ userId, insightId, step }: StepRowId): SQL | undefined {
  return and(
    eq(stepPromises.userId, userId),
    eq(stepPromises.insightId, insightId),
    eq(stepPromises.step, step),
  );
}

function openOf(row: StepRowId): SQL | undefined {
  return and(ofStep(row), isNull(stepPromises.answer));
}
