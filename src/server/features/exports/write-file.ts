import type { ExportFormat } from "#domain/export/targets.ts";
import { type InsightExport, writeInsights } from "./write-insights.ts";
import { type PdfExport, writePdf } from "./write-pdf.ts";
import { writeVolumes } from "./write-volumes.ts";

type FileExport = PdfExport & {
  format: ExportFormat;
  /** The timestamp of the files in the archive. Set only if there are too many readings for one PDF. */
  inVolumesAt?: Date | undefined;
};

/** Yields the bytes of insights, or of a block with its history, in any format. */
export async function* writeFile(order: FileExport): AsyncGenerator<Uint8Array> {
  const { format, inVolumesAt, ...rest } = order;
  if (format === "pdf" && inVolumesAt) {
    yield* writeVolumes(rest, { now: inVolumesAt });
    return;
  }
  if (format === "pdf") {
    yield* writePdf(rest);
    return;
  }
  const asText: InsightExport = { ...rest, format };
  for await (const part of writeInsights(asText)) yield Buffer.from(part);
}
