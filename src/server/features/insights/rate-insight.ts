import type { InsightOutput } from "../../../contract/insights.ts";
import { openSince } from "../../../domain/plans/plans.ts";
import type { Floor } from "../../platform/floor.ts";
import { type InsightRequest, openFound } from "./get-insight.ts";
import { selectInsight, updateFlags } from "./insights.queries.ts";

export interface Flags {
  resonated: boolean;
  tookAction: boolean;
}

/** Keeps both flags as they were sent, in one round trip. A locked insight is left as it was. */
export async function rateInsight(
  floor: Pick<Floor, "database" | "vault" | "clock">,
  { userId, plan, id }: InsightRequest,
  flags: Flags,
): Promise<InsightOutput> {
  const since = openSince(plan, floor.clock.now());
  const [[keyRow], , [row]] = await floor.database.batch({ userId }, (tx) => [
    floor.vault.keyQuery(tx, userId),
    updateFlags(tx, { userId, id, since }, flags),
    selectInsight(tx, userId, id),
  ]);
  return openFound(floor, { plan, keyRow, row });
}
