import type { InsightOutput } from "#contract/insights.ts";
import { undoableSince } from "#domain/limits/undo.ts";
import { isLockedBy } from "#domain/plans/plans.ts";
import { unmarkDeletedThing } from "../../platform/db/counted-things.ts";
import { hideThing } from "../../platform/db/hide-thing.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import type { InsightRequest } from "./get-insight.ts";
import { presentInsight, withoutTexts } from "./insights.present.ts";
import { selectInsight } from "./insights.queries.ts";

type DeleteServices = Pick<Services, "database" | "vault" | "clock">;

/**
 * Hides the insight at once, whatever the plan, in one round trip; `purge-deleted` removes it for good after
 * `undoUntil`.
 */
export async function deleteInsight(
  services: DeleteServices,
  userId: string,
  id: string,
): Promise<{ undoUntil: string }> {
  return await hideThing(services, "insights", { userId, id, notFound: sentences.insightNotFound });
}

/**
 * Restores a deleted insight in one round trip; throws `not_found` when it is too late. A locked insight is
 * returned without its texts.
 */
export async function restoreInsight(
  services: DeleteServices,
  request: InsightRequest,
): Promise<InsightOutput> {
  const { userId, plan, id } = request;
  const { database, vault, clock } = services;
  const now = clock.now();
  const [restored, [row], [keyRow]] = await database.batch({ userId }, (tx) => [
    unmarkDeletedThing(tx, "insights", userId, { id, since: undoableSince(now) }),
    selectInsight(tx, userId, id),
    vault.keyQuery(tx, userId),
  ]);
  if (restored.rows.length === 0 || !row || !keyRow) throw new AppError("not_found", sentences.undoOver);
  const insight = presentInsight(vault.openToShow(keyRow), row.insight, row.block);
  return isLockedBy(plan, row.insight.createdAt, now) ? withoutTexts(insight) : insight;
}
