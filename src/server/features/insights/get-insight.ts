import type { InsightOutput } from "#contract/insights.ts";
import { isLockedBy, type Plan } from "#domain/plans/plans.ts";
import type { KeyRow } from "../../platform/crypto/data-keys.ts";
import type { LinkedBlockRow } from "../../platform/db/insight-columns.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf, sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { presentInsight, type ShownRow } from "./insights.present.ts";
import { selectInsight } from "./insights.queries.ts";

export interface InsightRequest {
  userId: string;
  plan: Plan;
  id: string;
}

/**
 * Returns an insight in one round trip. Throws `not_found` for somebody else's insight or an unknown one,
 * `plan_locked` for one that is older than the plan shows.
 */
export async function getInsight(
  services: Pick<Services, "database" | "vault" | "clock">,
  { userId, plan, id }: InsightRequest,
): Promise<InsightOutput> {
  const [[keyRow], [row]] = await services.database.batch({ userId }, (tx) => [
    services.vault.keyQuery(tx, userId),
    selectInsight(tx, userId, id),
  ]);
  return presentFoundInsight(services, { plan, keyRow, row });
}

interface FoundInsight {
  plan: Plan;
  keyRow: KeyRow | undefined;
  row: { insight: ShownRow; block: LinkedBlockRow | null } | undefined;
}

/** Decrypts and presents the row of an insight for this plan; throws as `getInsight` does. */
export function presentFoundInsight(
  { vault, clock }: Pick<Services, "vault" | "clock">,
  { plan, keyRow, row }: FoundInsight,
): InsightOutput {
  if (!row || !keyRow) throw new AppError("not_found", sentences.insightNotFound);
  if (isLockedBy(plan, row.insight.createdAt, clock.now())) {
    throw new AppError("plan_locked", sentenceOf("plan_locked"));
  }
  return presentInsight(vault.openToShow(keyRow), row.insight, row.block);
}
