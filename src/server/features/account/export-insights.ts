import type { ExportFormat, ExportKind } from "#contract/exports.ts";
import { planOf } from "#domain/plans/plans.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Session } from "../../platform/http/session.ts";
import type { ExportServices } from "./export-account.ts";
import { exportedTable } from "./export-plan.ts";
import { type ExportedRow, readChildren } from "./export-rows.ts";
import { refuseTooMany } from "./limit-exports.ts";
import { toStream } from "./to-stream.ts";
import { type InsightExport, writeInsights } from "./write-insights.ts";

const FORMATS: Record<ExportFormat, { type: string; extension: string }> = {
  markdown: { type: "text/markdown; charset=utf-8", extension: "md" },
  csv: { type: "text/csv; charset=utf-8", extension: "csv" },
};

interface Asked {
  kind: ExportKind;
  format: ExportFormat;
  id?: string | undefined;
}

/**
 * Exports all insights, one, or a block with its history, as one file that is produced while it is read.
 * Throws `plan_locked` without Premium, and `not_found` where there is no such insight or block.
 */
export async function exportInsights(services: ExportServices, session: Session, asked: Asked) {
  const { database, vault, clock, deck, log } = services;
  const { userId } = session;
  const now = clock.now();
  if (planOf(session).name !== "premium") throw new AppError("plan_locked", sentences.exportIsPremium);
  await refuseTooMany(services, { name: "exportInsights", userId, now });
  const order = { database, userId, key: await vault.keyToShow(userId), cards: deck.byId };
  const only = await findTarget(order, asked);
  const { type, extension } = FORMATS[asked.format];
  const name = `${asked.kind === "all" ? "insights" : asked.kind}-${now.toISOString().slice(0, 10)}.${extension}`;
  const parts = writeInsights({ ...order, ...asked, only });
  return {
    headers: { "content-type": type, "content-disposition": `attachment; filename="rubber-arcana-${name}"` },
    body: toStream(encode(parts), (err) => log.error({ err }, "an export broke off")),
  };
}

async function findTarget(
  order: Omit<InsightExport, "kind" | "format" | "only">,
  { kind, id }: Asked,
): Promise<ExportedRow | undefined> {
  if (kind === "all") return undefined;
  const table = exportedTable(kind === "block" ? "blocks" : "insights");
  const found = await readChildren(order, table, { property: "id", of: [{ id: id ?? null }] });
  const [row] = found.get(id) ?? [];
  if (!row)
    throw new AppError("not_found", kind === "block" ? sentences.blockNotFound : sentences.insightNotFound);
  return row;
}

async function* encode(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const part of parts) yield Buffer.from(part);
}
