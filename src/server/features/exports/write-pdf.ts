// Writes insights, or a block with its history and insights, as a PDF.
import type { PdfPart } from "../../platform/pdf/document.ts";
import { typesetPdf } from "../../platform/pdf/set-pdf.ts";
import { cardArt } from "./card-art.ts";
import { exportedText, nameOf } from "./export-fields.ts";
import { partsOfBlock, partsOfInsight } from "./export-pdf.ts";
import { type ExportedRow, readChildren, readPages } from "./export-rows.ts";
import { exportedTable } from "./exported-tables.ts";
import { withoutJokes } from "./without-jokes.ts";
import { type InsightExport, readEventsAndInsights } from "./write-insights.ts";

const FILE_BYTES_AT_ONCE = 64 * 1024;

export type PdfExport = Omit<InsightExport, "format"> & {
  /** The folder with additional fonts, from the setting `PDF_FONTS`. */
  fontsFolder?: string | undefined;
};

/** Yields the bytes of the PDF after the whole PDF has been produced. */
export async function* writePdf(order: PdfExport): AsyncGenerator<Uint8Array> {
  const title = titleOf(order);
  const pdf = await typesetPdf({
    title,
    language: "en",
    parts: partsOf(order, title),
    art: cardArt,
    fontsFolder: order.fontsFolder,
  });
  yield* inPieces(pdf);
}

/** Yields the bytes of a finished PDF in pieces. */
export async function* inPieces(pdf: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < pdf.length; at += FILE_BYTES_AT_ONCE) yield pdf.subarray(at, at + FILE_BYTES_AT_ONCE);
}

/** Returns the title of the PDF: "My readings" if all readings are exported. */
export function titleOf({ kind, only }: PdfExport): string {
  if (kind === "block" && only) return exportedText(nameOf(only)) || "A block";
  return kind === "insight" ? "A reading" : "My readings";
}

async function* partsOf(order: PdfExport, title: string): AsyncGenerator<PdfPart> {
  if (order.kind === "block" && order.only) {
    const { events, insights } = await readEventsAndInsights(order, order.only);
    yield* partsOfBlock(order.only, events, order);
    yield* await partsOfInsights(order, insights);
    return;
  }
  yield { kind: "heading", level: 1, text: title };
  if (order.only) {
    yield* await partsOfInsights(order, [order.only]);
    return;
  }
  let count = 0;
  for await (const rows of readPages(order, exportedTable("insights"))) {
    yield* await partsOfInsights(order, rows);
    await order.onWritten?.(rows.length);
    count += rows.length;
  }
  if (count === 0) yield { kind: "text", text: "There are none yet." };
}

/** Returns the parts of these insights, with their steps. */
export async function partsOfInsights(
  order: PdfExport,
  insights: readonly ExportedRow[],
): Promise<PdfPart[]> {
  const how = { property: "insightId", of: insights };
  const steps = await readChildren(order, exportedTable("insight-steps"), how);
  const shown = await withoutJokes(order, insights);
  return shown.flatMap((row) => partsOfInsight(row, steps.get(row.id) ?? [], order));
}
