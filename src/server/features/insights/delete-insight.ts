import type { InsightOutput } from "../../../contract/insights.ts";
import { undoableSince, undoUntil } from "../../../domain/limits/undo.ts";
import { isLockedBy } from "../../../domain/plans/plans.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Floor } from "../../platform/floor.ts";
import type { InsightRequest } from "./get-insight.ts";
import { presentInsight, withoutWords } from "./insights.present.ts";
import { countInsights, markDeleted, selectInsight, unmarkDeleted } from "./insights.queries.ts";

type DeleteFloor = Pick<Floor, "database" | "vault" | "clock">;

/** Hides the insight at once, whatever the plan; `purge-deleted` removes it for good once `undoUntil` is over. */
export async function deleteInsight(
  { database, clock }: DeleteFloor,
  userId: string,
  id: string,
): Promise<{ undoUntil: string }> {
  const now = clock.now();
  await database.transaction({ userId }, async (tx) => {
    const [deleted] = await markDeleted(tx, userId, id, now);
    if (!deleted) throw new AppError("not_found", sentences.insightNotFound);
    await countInsights(tx, userId, -1);
  });
  return { undoUntil: undoUntil(now).toISOString() };
}

/** Takes a delete back; `not_found` once it is too late. A locked insight comes back without its words. */
export async function restoreInsight(floor: DeleteFloor, request: InsightRequest): Promise<InsightOutput> {
  const { userId, plan, id } = request;
  const { database, vault, clock } = floor;
  const now = clock.now();
  const since = undoableSince(now);
  return await database.transaction({ userId }, async (tx) => {
    const [restored] = await unmarkDeleted(tx, userId, id, since);
    const [[row], [keyRow]] = await Promise.all([selectInsight(tx, userId, id), vault.keyQuery(tx, userId)]);
    if (!restored || !row || !keyRow) throw new AppError("not_found", sentences.undoOver);
    await countInsights(tx, userId, 1);
    const insight = presentInsight(vault.open(keyRow), row.insight, row.block);
    return isLockedBy(plan, row.insight.createdAt, now) ? withoutWords(insight) : insight;
  });
}
