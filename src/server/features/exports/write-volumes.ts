// Writes all readings as several PDFs ("volumes") in one zip archive, so that the process that produces a PDF uses a
// bounded amount of memory.
import { sayDay } from "#domain/day-words.ts";
import { READINGS_A_VOLUME } from "#domain/export/files.ts";
import { dayOf } from "#domain/plans/day.ts";
import type { PdfPart } from "../../platform/pdf/document.ts";
import { typesetPdf } from "../../platform/pdf/set-pdf.ts";
import { cardArt } from "./card-art.ts";
import { type ExportedRow, readPages } from "./export-rows.ts";
import { exportedTable } from "./exported-tables.ts";
import { selectDateRangesOfVolumes } from "./files/files.queries.ts";
import { inPieces, type PdfExport, partsOfInsights, titleOf } from "./write-pdf.ts";
import { type ArchiveFile, writeArchive } from "./zip.ts";

/**
 * Yields the bytes of the archive. Each volume is produced in its own process after the previous one is written. `size`
 * is the number of readings per volume and a multiple of `ROWS_AT_ONCE`.
 */
export async function* writeVolumes(
  order: PdfExport,
  { now, size = READINGS_A_VOLUME }: { now: Date; size?: number },
): AsyncGenerator<Uint8Array> {
  yield* writeArchive(volumesOf(order, size), now);
}

async function* volumesOf(order: PdfExport, size: number): AsyncGenerator<ArchiveFile> {
  const [spans] = await order.database.batch({ userId: order.userId }, (tx) => [
    selectDateRangesOfVolumes(tx, order.userId, size),
  ]);
  const pages = readPages(order, exportedTable("insights"));
  const title = titleOf(order);
  for (const [index, span] of spans.entries()) {
    const isLast = index === spans.length - 1;
    const name = `Volume ${index + 1} of ${spans.length}`;
    const volume = {
      said: `${name}, ${dayIn(order.zone, span.from)} to ${dayIn(order.zone, span.until)}`,
      size: isLast ? null : size,
    };
    const pdf = await typesetPdf({
      title: `${title}. ${name}`,
      language: "en",
      art: cardArt,
      fontsFolder: order.fontsFolder,
      parts: partsOfVolume(order, pages, volume),
    });
    yield { name: fileName(index, spans.length), parts: inPieces(pdf), isCompressed: true };
  }
}

/**
 * Reads pages of insights until there are `size` readings, a multiple of `ROWS_AT_ONCE`; if `size` is null, reads all
 * remaining ones.
 */
async function* partsOfVolume(
  order: PdfExport,
  pages: AsyncGenerator<ExportedRow[]>,
  { said, size }: { said: string; size: number | null },
): AsyncGenerator<PdfPart> {
  yield { kind: "title-page", text: titleOf(order), said };
  for (let count = 0; size === null || count < size; ) {
    const { value: rows } = await pages.next();
    if (!rows) return;
    yield* await partsOfInsights(order, rows);
    await order.onWritten?.(rows.length);
    count += rows.length;
  }
}

/** Returns the file name of a volume. The numbers have the same width, so that files sorted by name are in order. */
function fileName(index: number, count: number): string {
  const number = String(index + 1).padStart(String(count).length, "0");
  return `readings-${number}-of-${count}.pdf`;
}

const dayIn = (zone: string, at: string): string => sayDay(dayOf(new Date(at), { timeZone: zone }));
