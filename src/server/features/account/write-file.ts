import type { ExportFormat } from "#domain/export/targets.ts";
import { type InsightExport, writeInsights } from "./write-insights.ts";
import { type PdfExport, writePdf } from "./write-pdf.ts";

/** Yields the bytes of insights, or of a block with its history, in any format. */
export async function* writeFile(order: PdfExport & { format: ExportFormat }): AsyncGenerator<Uint8Array> {
  const { format, ...rest } = order;
  if (format === "pdf") {
    yield* writePdf(rest);
    return;
  }
  const asText: InsightExport = { ...rest, format };
  for await (const part of writeInsights(asText)) yield Buffer.from(part);
}
