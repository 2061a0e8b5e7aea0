import type { TakenFile } from "#domain/import/own-files.ts";
import { timeIn } from "#domain/import/read-fields.ts";
import type { ImportSource } from "./open-import.ts";

export interface ImportSummary {
  kind: ImportSource["kind"];
  /** How many rows there are of each file, in the order in which they will be sent. */
  counts: [file: TakenFile, count: number][];
  /** The number of rows that can be sent. */
  total: number;
  /** Why rows cannot be sent, and how many of each reason. */
  refused: [why: string, count: number][];
  /** The times of the oldest and of the newest row; `null` if no row has one that can be meant. */
  oldest: Date | null;
  newest: Date | null;
}

/** Reads the whole file and says what is in it. Nothing is sent. */
export async function summariseImport(source: ImportSource): Promise<ImportSummary> {
  const counts = new Map<TakenFile, number>();
  const refused = new Map<string, number>();
  let oldest: Date | null = null;
  let newest: Date | null = null;
  for await (const each of source.rows()) {
    if ("refused" in each) {
      count(refused, each.refused);
      continue;
    }
    count(counts, each.file);
    const time = timeIn(each.row, "createdAt");
    if (time === null) continue;
    if (oldest === null || time < oldest) oldest = time;
    if (newest === null || time > newest) newest = time;
  }
  const total = [...counts.values()].reduce((sum, rows) => sum + rows, 0);
  return { kind: source.kind, counts: [...counts], total, refused: [...refused], oldest, newest };
}

/** Adds one to the count of a key. */
export function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
