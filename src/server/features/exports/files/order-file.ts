import type { ExportFileOutput } from "#contract/exports.ts";
import { FILE_KEPT_MS, FILES_KEPT } from "#domain/export/files.ts";
import type { ExportFormat } from "#domain/export/targets.ts";
import { planOf } from "#domain/plans/plans.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { sentences } from "#server/platform/errors/sentences.ts";
import type { Session } from "#server/platform/http/session.ts";
import { requirePremium } from "#server/platform/require-premium.ts";
import { refuseImpossible } from "../file-formats.ts";
import { refuseTooMany } from "../limit-exports.ts";
import type { FileServices } from "./file-services.ts";
import { type ExportFileRow, insertFile, selectFiles } from "./files.queries.ts";
import { presentFile } from "./present-file.ts";

/**
 * Requests a file with all insights, which is then produced in the background. A repeated request with the same id
 * creates no second file. Takes two round trips. Throws `plan_locked` without Premium, and `conflict` if the person
 * already has `FILES_KEPT` files that have not expired.
 */
export async function orderFile(
  services: FileServices,
  session: Session,
  { id, format }: { id: string; format: ExportFormat },
): Promise<ExportFileOutput> {
  const { database, clock, exportOrders } = services;
  const { userId } = session;
  const now = clock.now();
  requirePremium(planOf(session), sentences.exportIsPremium);
  refuseImpossible(format);
  const files = await refuseTooMany(services, { name: "exportInsights", userId, now }, (tx) =>
    selectFiles(tx, userId, now),
  );
  const existing = files.find((file) => file.id === id);
  if (existing) return presentFile(existing);
  if (files.length >= FILES_KEPT) throw new AppError("conflict", sentences.tooManyFiles(FILES_KEPT));
  const row: ExportFileRow = {
    userId,
    id,
    format,
    state: "waiting",
    attempt: 0,
    done: 0,
    total: 0,
    bytes: 0,
    parts: 0,
    createdAt: now,
    beatAt: now,
    expiresAt: new Date(now.getTime() + FILE_KEPT_MS),
  };
  await database.batch({ userId }, (tx) => [insertFile(tx, row)]);
  exportOrders.added({ userId, id, attempt: "0" });
  return presentFile(row);
}
