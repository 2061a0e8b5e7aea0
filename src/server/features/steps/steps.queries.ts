import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";
import { isLinkedBlock, linkedBlock } from "../../platform/db/insight-columns.ts";
import { after, newestFirst, type PageKey } from "../../platform/db/page-key.ts";
import { insights, userBlocks } from "../../platform/db/tables/insights.ts";
import { insightSteps } from "../../platform/db/tables/steps.ts";
import { type StepRowId, storedSteps } from "../insights/insights.ts";

const shown = {
  userId: insights.userId,
  id: insights.id,
  blockTypeId: insights.blockTypeId,
  tookAction: insights.tookAction,
  body: insights.body,
  isImported: insights.isImported,
  createdAt: insights.createdAt,
  steps: storedSteps,
};
/** The insight that a step belongs to, however old it is. */
export function selectOfStep(tx: Transaction, userId: string, insightId: string) {
  return tx
    .select(shown)
    .from(insights)
    .where(and(eq(insights.userId, userId), eq(insights.id, insightId), isNull(insights.deletedAt)));
}

/** Insights that may have a step to do, newest first, and one row more where there is one. */
export function selectWithOpenSteps(
  tx: Transaction,
  userId: string,
  { key, limit }: { key: PageKey | undefined; limit: number },
) {
  return tx
    .select({ insight: shown, block: linkedBlock })
    .from(insights)
    .leftJoin(userBlocks, isLinkedBlock)
    .where(
      and(
        eq(insights.userId, userId),
        isNull(insights.deletedAt),
        // Word for word the condition of the index.
        sql`${insights.doneSteps} < coalesce(${insights.stepCount}, 32767)`,
        after(key, insights),
      ),
    )
    .orderBy(...newestFirst(insights))
    .limit(limit + 1);
}

/** Ticks of one insight wait for each other, so that the count behind them is right. */
export function lockInsight(tx: Transaction, userId: string, insightId: string) {
  return tx
    .select({ id: insights.id })
    .from(insights)
    .where(and(eq(insights.userId, userId), eq(insights.id, insightId)))
    .for("update");
}

/** A step that is done already keeps its time. */
export function tickStep(tx: Transaction, row: StepRowId, doneAt: Date | null) {
  return tx
    .insert(insightSteps)
    .values({ ...row, doneAt })
    .onConflictDoUpdate({
      target: [insightSteps.userId, insightSteps.insightId, insightSteps.step],
      set: { doneAt: doneAt ? sql`coalesce(${insightSteps.doneAt}, excluded.done_at)` : null },
    });
}

/** Counts the ticks anew; `stepCount` is how many steps the reading has. */
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

/** When a smaller step was asked for, and whether there is one. */
export function selectAsked(tx: Transaction, row: StepRowId) {
  return tx
    .select({ smaller: insightSteps.smaller, askedAt: insightSteps.smallerAskedAt })
    .from(insightSteps)
    .where(ofStep(row));
}

/** Answers with nothing where there is a smaller step, or where somebody has been asking for it since `staleBefore`. */
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

/** Lets others ask. */
export function releaseSmaller(tx: Transaction, row: StepRowId) {
  return tx
    .update(insightSteps)
    .set({ smallerAskedAt: null })
    .where(and(ofStep(row), isNull(insightSteps.smaller)));
}

/** The first smaller step stays, where two were made at the same time. */
export function keepSmaller(tx: Transaction, row: StepRowId, smaller: string) {
  return tx
    .insert(insightSteps)
    .values({ ...row, smaller, usesSmaller: true })
    .onConflictDoUpdate({
      target: [insightSteps.userId, insightSteps.insightId, insightSteps.step],
      set: { smaller: sql`coalesce(${insightSteps.smaller}, excluded.smaller)`, usesSmaller: true },
    });
}

export function keepTitle(tx: Transaction, row: StepRowId, title: string) {
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
