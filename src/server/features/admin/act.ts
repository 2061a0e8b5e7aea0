import { type AdminChange, changeAsAdmin } from "../../platform/auth/admin-actions.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf } from "../../platform/errors/sentences.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Services } from "../../platform/services.ts";

/**
 * Makes a change for an administrator and writes it to the audit log, in one statement. Returns the changed row. Throws
 * `not_found` where there is nothing to change.
 */
export async function act<Row extends { id: string } = { id: string }>(
  { database, clock }: Pick<Services, "database" | "clock">,
  { userId }: Session,
  change: Pick<AdminChange, "kind" | "parts" | "values" | "detail">,
): Promise<Row> {
  const row = await changeAsAdmin<Row>(database.authPool, { ...change, adminId: userId, now: clock.now() });
  if (!row) throw new AppError("not_found", sentenceOf("not_found"));
  return row;
}
