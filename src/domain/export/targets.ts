/** The kinds of entries that a person may export one at a time, besides all insights together. */
export const EXPORT_TARGETS = ["insight", "block"] as const;
export type ExportTarget = (typeof EXPORT_TARGETS)[number];

export const EXPORT_FORMATS = ["markdown", "csv", "csv-semicolon", "pdf"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
export type CsvFormat = "csv" | "csv-semicolon";

export const isCsv = (format: ExportFormat): format is CsvFormat =>
  format === "csv" || format === "csv-semicolon";
