import type { ExportFileOutput } from "#contract/exports.ts";
import { volumeCount } from "#domain/export/files.ts";
import type { ExportFileRow } from "./files.queries.ts";

export function presentFile(row: ExportFileRow): ExportFileOutput {
  const { id, format, state, done, total, bytes, createdAt, expiresAt } = row;
  return {
    id,
    format,
    state,
    done,
    total,
    bytes,
    volumes: volumeCount(row),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
