import type { InsightOutput } from "../../../contract/insights.ts";
import { undoableSince, undoUntil } from "../../../domain/limits/undo.ts";
import { isLockedBy } from "../../../domain/plans/plans.ts";
import { markDeleted, unmarkDeleted } from "../../platform/db/counted-things.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Floor } from "../../platform/floor.ts";
import type { InsightRequest } from "./get-insight.ts";
import { presentInsight, withoutWords } from "./insights.present.ts";
import { selectInsight } from "./insights.queries.ts";

type DeleteFloor = Pick<Floor, "database" | "vault" | "clock">;

/** One round trip. Hides the insight at once, whatever the plan; `purge-deleted` removes it for good once `undoUntil` is over. */
export async function deleteInsight(
  { database, clock }: DeleteFloor,
  userId: string,
  id: string,
): Promise<{ undoUntil: string }> {
  const now = clock.now();
  const [{ rows }] = await database.batch({ userId }, (tx) => [
    markDeleted(tx, "insights", userId, { id, now }),
  ]);
  if (rows.length === 0) throw new AppError("not_found", sentences.insightNotFound);
  return { undoUntil: undoUntil(now).toISOString() };
}

/** Takes a delete back in one round trip; `not_found` once it is too late. A locked insight comes back without its words. */
export async function restoreInsight(floor: DeleteFloor, request: InsightRequest): Promise<InsightOutput> {
  const { userId, plan, id } = request;
  const { database, vault, clock } = floor;
  const now = clock.now();
  const [restored, [row], [keyRow]] = await database.batch({ userId }, (tx) => [
    unmarkDeleted(tx, "insights", userId, { id, since: undoableSince(now) }),
    selectInsight(tx, userId, id),
    vault.keyQuery(tx, userId),
  ]);
  if (restored.rows.length === 0 || !row || !keyRow) throw new AppError("not_found", sentences.undoOver);
  const insight = presentInsight(vault.openToShow(keyRow), row.insight, row.block);
  return isLockedBy(plan, row.insight.createdAt, now) ? withoutWords(insight) : insight;
}
