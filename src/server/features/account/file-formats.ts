import type { ExportFormat } from "#domain/export/targets.ts";

const FORMATS: Record<ExportFormat, { type: string; extension: string }> = {
  markdown: { type: "text/markdown; charset=utf-8", extension: "md" },
  csv: { type: "text/csv; charset=utf-8", extension: "csv" },
};

/** Returns the headers of a file that the browser saves as `rubber-arcana-<name>-<day>`. */
export function fileHeaders({ name, format, at }: { name: string; format: ExportFormat; at: Date }) {
  const { type, extension } = FORMATS[format];
  const day = at.toISOString().slice(0, 10);
  return {
    "content-type": type,
    "content-disposition": `attachment; filename="rubber-arcana-${name}-${day}.${extension}"`,
  };
}
