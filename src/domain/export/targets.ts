/** What a person may export by itself, besides all of their insights. */
export const EXPORT_TARGETS = ["insight", "block"] as const;
export type ExportTarget = (typeof EXPORT_TARGETS)[number];

export const EXPORT_FORMATS = ["markdown", "csv", "pdf"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
