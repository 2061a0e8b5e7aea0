// Writes insights, or a block with its history and insights, in one of the formats of an export.
import { BYTE_ORDER_MARK } from "#domain/export/csv.ts";
import { type CsvFormat, type ExportFormat, type ExportTarget, isCsv } from "#domain/export/targets.ts";
import { mapInSlices } from "../../platform/turns.ts";
import { eventColumns, eventLine, insightColumns, insightLineIn } from "./export-csv.ts";
import type { Legend } from "./export-fields.ts";
import { writeBlock, writeInsight } from "./export-markdown.ts";
import { type ExportedRow, type Exporting, readChildren, readPages } from "./export-rows.ts";
import { exportedTable } from "./exported-tables.ts";
import { withoutJokes } from "./without-jokes.ts";

export interface InsightExport extends Exporting, Legend {
  kind: "all" | ExportTarget;
  format: Exclude<ExportFormat, "pdf">;
  /** The single insight or block to export; `undefined` to export all insights. */
  only: ExportedRow | undefined;
  /** Called after each page of rows with the number of insights on that page. */
  onWritten?: (count: number) => Promise<void>;
}

/** Yields the text of the file in parts. CSV begins with a byte order mark and the names of the columns. */
export async function* writeInsights(order: InsightExport): AsyncGenerator<string> {
  const { format } = order;
  if (order.kind === "block" && order.only) {
    yield* isCsv(format) ? blockAsCsv(order, order.only, format) : blockAsMarkdown(order, order.only);
    return;
  }
  yield isCsv(format) ? BYTE_ORDER_MARK + insightColumns(format) : "# Insights\n\n";
  if (order.only) yield await write(order, [order.only]);
  else {
    for await (const rows of readPages(order, exportedTable("insights"))) {
      yield await write(order, rows);
      await order.onWritten?.(rows.length);
    }
  }
}

async function write(order: InsightExport, insights: readonly ExportedRow[]): Promise<string> {
  const how = { property: "insightId", of: insights };
  const steps = await readChildren(order, exportedTable("insight-steps"), how);
  const one = isCsv(order.format) ? insightLineIn(order.format) : writeInsight;
  const shown = await withoutJokes(order, insights);
  return (await mapInSlices(shown, (row) => one(row, steps.get(row.id) ?? [], order))).join("");
}

async function* blockAsMarkdown(order: InsightExport, block: ExportedRow): AsyncGenerator<string> {
  const { events, insights } = await readEventsAndInsights(order, block);
  yield `# A block\n\n${writeBlock(block, events, order)}`;
  if (insights.length === 0) return;
  yield `# Its insights\n\n${await write(order, insights)}`;
}

async function* blockAsCsv(
  order: InsightExport,
  block: ExportedRow,
  format: CsvFormat,
): AsyncGenerator<string> {
  const { events, insights } = await readEventsAndInsights(order, block);
  const byId = new Map(insights.map((insight) => [insight.id, insight]));
  const as = { format, zone: order.zone };
  yield BYTE_ORDER_MARK + eventColumns(format);
  yield events.map((event) => eventLine(event, byId.get(event.insightId), as)).join("");
}

/** Returns the events of a block and its insights. */
export async function readEventsAndInsights(order: Exporting, block: ExportedRow) {
  const of = [block];
  const [events, insights] = await Promise.all([
    readChildren(order, exportedTable("block-events"), { property: "blockId", of }),
    readChildren(order, exportedTable("insights"), { property: "userBlockId", of }),
  ]);
  return { events: events.get(block.id) ?? [], insights: insights.get(block.id) ?? [] };
}
