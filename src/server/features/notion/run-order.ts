import { NOTION_TRIES, type NotionProblem, pauseAfter } from "#domain/notion/exports.ts";
import { isNotionFault, NotionFault } from "../../platform/notion/notion.ts";
import { bringTicks } from "./bring-ticks.ts";
import { openConnection } from "./connection.ts";
import { loadExportedReading } from "./exported-reading.ts";
import { claimExport, type ExportId, type ExportRow, settleExport } from "./notion.queries.ts";
import type { ConnectedServices, NotionServices } from "./notion-services.ts";
import { beginWork, EXPORT_SILENT_MS, NotMine } from "./order-work.ts";
import { problemOf } from "./say-notion-fault.ts";
import { writePage } from "./write-page.ts";

type Outcome = Partial<ExportRow> & { state: "done" | "failed" | "waiting" };

/**
 * Carries out an order, unless it is done, not due, or another process works on it. Stores a failure in the row, and
 * throws only if the database fails. If Notion asks to wait, stores the time of the next attempt, tells the queue and returns.
 */
export async function runOrder(services: NotionServices, { userId, insightId }: ExportId): Promise<void> {
  const { database, clock, notion, live, notionOrders } = services;
  if (!notion) return;
  const now = clock.now();
  const silentBefore = new Date(now.getTime() - EXPORT_SILENT_MS);
  const [[row]] = await database.batch({ userId }, (tx) => [
    claimExport(tx, { userId, insightId }, { now, silentBefore }),
  ]);
  if (!row) return;
  const outcome = await carryOut({ ...services, notion }, row).catch((error) =>
    settleFailure(services, row, error),
  );
  if (!outcome) return;
  const [[settled]] = await database.batch({ userId }, (tx) => [settleExport(tx, row, outcome)]);
  live.publish(userId, [{ area: "notion", id: insightId }]);
  if (settled?.state !== "waiting") return;
  const pauseMs = outcome.tryAt ? outcome.tryAt.getTime() - clock.now().getTime() : 0;
  notionOrders.added({ userId, insightId, attempt: String(settled.attempt) }, pauseMs);
}

async function carryOut(services: ConnectedServices, row: ExportRow): Promise<Outcome | null> {
  const connection = await openConnection(services, row.userId);
  if (!connection) return failed("unconnected");
  const work = beginWork(services, row, connection);
  if (row.wantsTicks && (await bringTicks(work)) === null && !row.wantsPage) return failed("page_gone");
  if (!row.wantsPage) return { state: "done", failures: 0 };
  if (!connection.place) return failed("unconnected");
  const exported = await loadExportedReading(services, connection, row);
  if (exported === undefined) return null;
  if (exported === null) return failed("unreadable");
  await writePage(work, connection.place, exported);
  return { state: "done", failures: 0, exportedAt: services.clock.now() };
}

const failed = (problem: NotionProblem): Outcome => ({ state: "failed", problem });

/** Returns what becomes of an order after this error; `null` if it is not this process's any more. */
function settleFailure({ clock, log }: NotionServices, row: ExportRow, error: unknown): Outcome | null {
  if (error instanceof NotMine) return null;
  const after = (waitMs: number) => new Date(clock.now().getTime() + waitMs);
  const fault = isNotionFault(error) ? error : new NotionFault("away", { cause: error });
  const { kind, waitMs } = fault;
  if (kind === "busy") return { state: "waiting", tryAt: after(waitMs) };
  const failures = row.failures + 1;
  const details = { err: error, userId: row.userId, attempt: row.attempt, failures };
  if (kind === "away" && failures < NOTION_TRIES) {
    log.warn(details, "an export to Notion is tried again");
    return { state: "waiting", failures, tryAt: after(pauseAfter({ failures })) };
  }
  log.error(details, "an export to Notion failed");
  return { failures, ...failed(problemOf(fault)) };
}
