import type { ExportFormat } from "#domain/export/targets.ts";
import { type InsightExport, writeInsights } from "./write-insights.ts";
import { type PdfExport, writePdf } from "./write-pdf.ts";
import { writeVolumes } from "./write-volumes.ts";

type FileExport = PdfExport & {
  format: ExportFormat;
  /** Set where the readings are too many for one PDF: the time that the files of the archive bear. */
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
