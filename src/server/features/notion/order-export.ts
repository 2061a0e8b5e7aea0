import type { NotionExportOutput } from "#contract/notion.ts";
import { planOf } from "#domain/plans/plans.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Session } from "../../platform/http/session.ts";
import { requirePremium } from "../../platform/require-premium.ts";
import { findConnection } from "./find-connection.ts";
import { insertOrder } from "./notion.queries.ts";
import type { NotionServices } from "./notion-services.ts";
import { presentExport, requireNotion } from "./present-notion.ts";

/**
 * Orders that a reading's page is written in Notion, or that its ticks are brought back; a job does it. Ordering twice does
 * it once. Throws `plan_locked` without Premium, `conflict` if Notion is not connected or has no place, and `not_found` if
 * there is no such reading, or none of it in Notion whose ticks could be brought back. Takes two round trips.
 */
export async function orderExport(
  services: NotionServices,
  session: Session,
  { insightId, wants }: { insightId: string; wants: "page" | "ticks" },
): Promise<NotionExportOutput> {
  requireNotion(services);
  requirePremium(planOf(session), sentences.notionIsPremium);
  const { database, vault, clock, notionOrders } = services;
  const { userId } = session;
  const found = await findConnection(services, userId);
  if (!found || found.row.isLost) throw new AppError("conflict", sentences.notionNotConnected);
  if (found.row.place === null) throw new AppError("conflict", sentences.notionPlaceNotChosen);
  const [[row]] = await database.batch({ userId }, (tx) => [
    insertOrder(tx, { userId, insightId, wants, now: clock.now() }),
  ]);
  if (!row)
    throw new AppError("not_found", wants === "page" ? sentences.insightNotFound : sentences.notInNotion);
  notionOrders.added({ userId, insightId, attempt: String(row.attempt) });
  return { export: presentExport(vault.openToShow(found.keyRow), row) };
}
