import { and, desc, eq, gte, inArray, isNull, lt, notInArray, or, sql } from "drizzle-orm";
import { ALSO_ACTIVE, CLOSED_STATUSES } from "#domain/blocks/status.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { isLinkedBlock, linkedBlock } from "../../platform/db/insight-columns.ts";
import { newestFirst, type PageKey, rowsAfter } from "../../platform/db/page-key.ts";
import { insights, userBlocks } from "../../platform/db/tables/insights.ts";
import { insightSteps } from "../../platform/db/tables/steps.ts";
import { type StepRowId, storedSteps } from "../insights/insights.ts";

/** The columns of an insight that its steps are presented from. */
export const shownWithSteps = (userId: string) => ({
  userId: insights.userId,
  id: insights.id,
  blockTypeId: insights.blockTypeId,
  tookAction: insights.tookAction,
  body: insights.body,
  isImported: insights.isImported,
  createdAt: insights.createdAt,
  steps: storedSteps(userId),
});

/** Selects the insight that a step belongs to, at any age. */
export function selectInsightOfStep(tx: Transaction, userId: string, insightId: string) {
  return tx
    .select(shownWithSteps(userId))
    .from(insights)
    .where(and(eq(insights.userId, userId), eq(insights.id, insightId), isNull(insights.deletedAt)));
}

/**
 * Selects insights that may have open steps, newest first, and one row more if there is one. Leaves out the insights of
 * blocks that are resolved or archived.
 */
export function selectWithOpenSteps(
  tx: Transaction,
  userId: string,
  { key, limit }: { key: PageKey | undefined; limit: number },
) {
  return tx
    .select({ insight: shownWithSteps(userId), block: linkedBlock })
    .from(insights)
    .leftJoin(userBlocks, isLinkedBlock)
    .where(
      and(
        eq(insights.userId, userId),
        isNull(insights.deletedAt),
        // This condition must match the condition of the partial index word for word.
        sql`${insights.doneSteps} < coalesce(${insights.stepCount}, 32767)`,
        or(isNull(userBlocks.id), notInArray(userBlocks.status, [...CLOSED_STATUSES])),
        rowsAfter(key, insights),
      ),
    )
    .orderBy(...newestFirst(insights))
    .limit(limit + 1);
}

/** Selects the step that was done last since `since` among the steps of active blocks, with its insight and block. */
export function selectLastDone(tx: Transaction, userId: string, since: Date) {
  return tx
    .select({
      step: insightSteps.step,
      doneAt: insightSteps.doneAt,
      insight: shownWithSteps(userId),
      block: linkedBlock,
    })
    .from(insightSteps)
    .innerJoin(
      insights,
      and(eq(insights.userId, insightSteps.userId), eq(insights.id, insightSteps.insightId)),
    )
    .innerJoin(userBlocks, isLinkedBlock)
    .where(
      and(
        eq(insightSteps.userId, userId),
        gte(insightSteps.doneAt, since),
        isNull(insights.deletedAt),
        inArray(userBlocks.status, ["active", ALSO_ACTIVE]),
      ),
    )
    .orderBy(desc(insightSteps.doneAt))
    .limit(1);
}

/** Locks the insight, so that parallel changes of its steps are counted correctly. */
export function lockInsight(tx: Transaction, userId: string, insightId: string) {
  return tx
    .select({ id: insights.id })
    .from(insights)
    .where(and(eq(insights.userId, userId), eq(insights.id, insightId)))
    .for("update");
}

/** Sets or clears the time a step was done. A step that is already done keeps its time. */
export function tickStep(tx: Transaction, row: StepRowId, doneAt: Date | null) {
  return tx
    .insert(insightSteps)
    .values({ ...row, doneAt })
    .onConflictDoUpdate({
      target: [insightSteps.userId, insightSteps.insightId, insightSteps.step],
      set: { doneAt: doneAt ? sql`coalesce(${insightSteps.doneAt}, excluded.done_at)` : null },
    });
}

/** Recounts the steps that are done; `stepCount` is the number of steps in the reading. */
export function countTicks(tx: Transaction, { userId, insightId }: StepRowId, stepCount: number) {
  const done = sql`(
    select count(*) from app.insight_steps s
    where s.user_id = ${userId} and s.insight_id = ${insightId} and s.done_at is not null)`;
  return tx
    .update(insights)
    .set({ stepCount, doneSteps: sql`${done}::int`, tookAction: sql`${done} > 0` })
    .where(and(eq(insights.userId, userId), eq(insights.id, insightId)));
}

export function chooseSmaller(tx: Transaction, row: StepRowId, usesSmaller: boolean) {
  return tx.update(insightSteps).set({ usesSmaller }).where(ofStep(row));
}

/** Selects when a smaller step was requested, and the smaller step if there is one. */
export function selectSmallerStepRequest(tx: Transaction, row: StepRowId) {
  return tx
    .select({ smaller: insightSteps.smaller, askedAt: insightSteps.smallerAskedAt })
    .from(insightSteps)
    .where(ofStep(row));
}

/**
 * Claims the generation of a smaller step. Returns no row when there is one, or when another request has been
 * under way since `staleBefore`.
 */
export function claimSmaller(tx: Transaction, row: StepRowId, asked: { at: Date; staleBefore: Date }) {
  const { smaller, smallerAskedAt } = insightSteps;
  return tx
    .insert(insightSteps)
    .values({ ...row, smallerAskedAt: asked.at })
    .onConflictDoUpdate({
      target: [insightSteps.userId, insightSteps.insightId, insightSteps.step],
      set: { smallerAskedAt: asked.at },
      setWhere: sql`${isNull(smaller)} and (${isNull(smallerAskedAt)} or ${lt(smallerAskedAt, asked.staleBefore)})`,
    })
    .returning({ step: insightSteps.step });
}

/** Releases the claim on the smaller step. */
export function releaseSmaller(tx: Transaction, row: StepRowId) {
  return tx
    .update(insightSteps)
    .set({ smallerAskedAt: null })
    .where(and(ofStep(row), isNull(insightSteps.smaller)));
}

/** Stores a smaller step, unless a parallel request has stored one first. */
export function storeSmallerIfAbsent(tx: Transaction, row: StepRowId, smaller: string) {
  return tx
    .insert(insightSteps)
    .values({ ...row, smaller, usesSmaller: true })
    .onConflictDoUpdate({
      target: [insightSteps.userId, insightSteps.insightId, insightSteps.step],
      set: { smaller: sql`coalesce(${insightSteps.smaller}, excluded.smaller)`, usesSmaller: true },
    });
}

export function storeTitleIfAbsent(tx: Transaction, row: StepRowId, title: string) {
  return tx
    .insert(insightSteps)
    .values({ ...row, title })
    .onConflictDoUpdate({
      target: [insightSteps.userId, insightSteps.insightId, insightSteps.step],
      set: { title: sql`coalesce(${insightSteps.title}, excluded.title)` },
    });
}

function ofStep({ userId, insightId, step }: StepRowId) {
  return and(
    eq(insightSteps.userId, userId),
    eq(insightSteps.insightId, insightId),
    eq(insightSteps.step, step),
  );
}
