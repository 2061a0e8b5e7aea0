import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";
import { blockPlans } from "../../platform/db/tables/promises.ts";

export type BlockPlanRow = typeof blockPlans.$inferSelect;
export type BlockPlanId = Pick<BlockPlanRow, "userId" | "blockId" | "id">;

/** Selects a block's plans that are not retired, oldest first. */
export function selectBlockPlans(tx: Transaction, userId: string, blockId: string) {
  return tx
    .select()
    .from(blockPlans)
    .where(and(eq(blockPlans.userId, userId), eq(blockPlans.blockId, blockId), isNull(blockPlans.retiredAt)))
    .orderBy(blockPlans.createdAt, blockPlans.id);
}

export function insertBlockPlan(tx: Transaction, row: Omit<BlockPlanRow, "retiredAt">) {
  return tx.insert(blockPlans).values(row).onConflictDoNothing();
}

/** Replaces the words of a plan. Returns no row if the plan is retired or its words are no longer those of `read`. */
export function rewordBlockPlan(tx: Transaction, read: BlockPlanRow, body: string) {
  return tx
    .update(blockPlans)
    .set({ body })
    .where(and(inUse(read), eq(blockPlans.body, read.body)))
    .returning();
}

export function retireBlockPlan(tx: Transaction, id: BlockPlanId, now: Date) {
  return tx.update(blockPlans).set({ retiredAt: now }).where(inUse(id)).returning({ id: blockPlans.id });
}

function inUse({ userId, blockId, id }: BlockPlanId) {
  return and(
    eq(blockPlans.userId, userId),
    eq(blockPlans.blockId, blockId),
    eq(blockPlans.id, id),
    isNull(blockPlans.retiredAt),
  );
}
