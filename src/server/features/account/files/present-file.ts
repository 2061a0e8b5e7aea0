import type { ExportFileOutput } from "#contract/exports.ts";
import type { ExportFileRow } from "./files.queries.ts";

export function presentFile(row: ExportFileRow): ExportFileOutput {
  const { id, format, state, done, total, bytes, createdAt, expiresAt } = row;
  return {
    ...{ id, format, state, done, total, bytes },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
