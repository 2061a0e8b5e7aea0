import type { ExportFormat } from "#domain/export/targets.ts";
import { dayOf } from "#domain/plans/day.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import { canSetPdf } from "../../platform/pdf/set-pdf.ts";

/** The format of a downloaded file: an export format, or `volumes` for several PDFs in one zip archive. */
type FileFormat = ExportFormat | "volumes";

const FORMATS: Record<FileFormat, { type: string; extension: string }> = {
  markdown: { type: "text/markdown; charset=utf-8", extension: "md" },
  csv: { type: "text/csv; charset=utf-8", extension: "csv" },
  "csv-semicolon": { type: "text/csv; charset=utf-8", extension: "csv" },
  pdf: { type: "application/pdf", extension: "pdf" },
  volumes: { type: "application/zip", extension: "zip" },
};

/** Throws `unavailable` if the format is PDF and this machine has no program that produces PDFs. */
export function refuseImpossible(format: ExportFormat): void {
  if (format === "pdf" && !canSetPdf()) throw new AppError("unavailable", sentences.noPdfHere);
}

interface NamedFile {
  name: string;
  format: FileFormat;
  at: Date;
  /** The time zone that the person set. */
  zone: string;
}

/** Returns the headers of a file that the browser saves as `rubber-arcana-<name>-<day>`. */
export function fileHeaders({ name, format, at, zone }: NamedFile) {
  const { type, extension } = FORMATS[format];
  const day = dayOf(at, { timeZone: zone });
  return {
    "content-type": type,
    "content-disposition": `attachment; filename="rubber-arcana-${name}-${day}.${extension}"`,
  };
}
