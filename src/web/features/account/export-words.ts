import type { ExportFormat } from "#domain/export/targets.ts";

export const FORMAT_NAMES: Record<ExportFormat, string> = {
  markdown: "Markdown",
  csv: "CSV",
  "csv-semicolon": "CSV with semicolons",
  pdf: "PDF",
};

const KIB = 1024;

/** Returns a file size as `312 KB` or `4.1 MB`. The result is never zero. */
export function sizeWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KIB));
  return kilobytes < KIB ? `${kilobytes} KB` : `${(bytes / KIB / KIB).toFixed(1)} MB`;
}
