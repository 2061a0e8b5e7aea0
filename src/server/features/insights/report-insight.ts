import { placeOf } from "../../platform/crypto/owned-tables.ts";
import { newId } from "../../platform/db/ids.ts";
import { insightReports } from "../../platform/db/tables/insights.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { insertReport } from "./insights.queries.ts";

export interface InsightReport {
  userId: string;
  id: string;
  reason: string;
  note?: string | undefined;
}

/** Stores a person's report of a wrong or harmful reading. The note is encrypted. */
export async function reportInsight(
  { database, vault, clock, log }: Pick<Services, "database" | "vault" | "clock" | "log">,
  { userId, id, reason, note }: InsightReport,
): Promise<{ received: true }> {
  const key = await vault.keyOf(userId);
  const row = { userId, id: newId() };
  const words = note?.trim() ?? "";
  const report = {
    ...row,
    insightId: id,
    reason,
    note: words === "" ? null : key.seal(words, placeOf(insightReports, "note", row)),
    createdAt: clock.now(),
  };
  const [{ rows }] = await database.batch({ userId }, (tx) => [insertReport(tx, report)]);
  if (rows.length === 0) throw new AppError("not_found", sentences.insightNotFound);
  log.warn({ insightId: id, reason }, "a reading was reported");
  return { received: true };
}
