import type { ExportFormat, ExportTarget } from "#domain/export/targets.ts";
import { planOf } from "#domain/plans/plans.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Session } from "../../platform/http/session.ts";
import { requirePremium } from "../../platform/require-premium.ts";
import { selectSettings, shownZoneOf } from "../session/session.ts";
import { type ExportedRow, type Exporting, readChildren } from "./export-rows.ts";
import { exportedTable } from "./exported-tables.ts";
import type { ExportServices } from "./exports.ts";
import { fileHeaders, refuseImpossible } from "./file-formats.ts";
import { refuseTooMany } from "./limit-exports.ts";
import { streamOfBytes } from "./to-stream.ts";
import { writeFile } from "./write-file.ts";

interface Asked {
  kind: ExportTarget;
  format: ExportFormat;
  id: string;
}

/**
 * Exports one insight, or a block with its history, as one file that is produced while it is read. Throws `plan_locked`
 * without Premium, and `not_found` if there is no such insight or block.
 */
export async function exportInsights(services: ExportServices, session: Session, asked: Asked) {
  const { database, vault, clock, deck, log } = services;
  const { userId } = session;
  const now = clock.now();
  requirePremium(planOf(session), sentences.exportIsPremium);
  refuseImpossible(asked.format);
  const [settings] = await refuseTooMany(services, { name: "exportInsights", userId, now }, (tx) =>
    selectSettings(tx, userId),
  );
  const zone = shownZoneOf(settings);
  const order = { database, userId, key: await vault.keyToShow(userId), cards: deck.byId, zone };
  const only = await findTarget(order, asked);
  const parts = writeFile({ ...order, ...asked, only, fontsFolder: services.config.pdfFonts });
  return {
    headers: fileHeaders({ name: asked.kind, format: asked.format, at: now, zone }),
    body: streamOfBytes(parts, (err) => log.error({ err }, "an export broke off")),
  };
}

async function findTarget(exporting: Exporting, { kind, id }: Asked): Promise<ExportedRow> {
  const table = exportedTable(kind === "block" ? "blocks" : "insights");
  const found = await readChildren(exporting, table, { property: "id", of: [{ id }] });
  const [row] = found.get(id) ?? [];
  if (!row)
    throw new AppError("not_found", kind === "block" ? sentences.blockNotFound : sentences.insightNotFound);
  return row;
}
