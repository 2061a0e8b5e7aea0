import type { DumpTable } from "#domain/import/dump-tables.ts";
import { parseRow } from "#domain/import/parse-row.ts";
import { type Fields, isFields } from "#domain/import/read-fields.ts";
import type { JsonEntry } from "#domain/import/split-json.ts";
import { withoutBrokenCharacters } from "#domain/text/well-formed-json.ts";
import type { RowResult } from "./dump-row.ts";

export interface ParsedRow {
  /** The index of the row in its list of the dump. */
  index: number;
  fields: Fields;
}

/** Parses the rows of a list. Those that are no objects, or nested too deeply, are refused. */
export function parseRows(
  table: DumpTable,
  entries: readonly JsonEntry[],
): { rows: ParsedRow[]; refused: RowResult[] } {
  const rows: ParsedRow[] = [];
  const refused: RowResult[] = [];
  for (const { index, text } of entries) {
    const fields = fieldsOf(text);
    if ("refused" in fields)
      refused.push({ table, index, id: null, outcome: "refused", notes: [fields.refused] });
    else rows.push({ index, fields: withoutBrokenCharacters(fields.value) });
  }
  return { rows, refused };
}

function fieldsOf(text: string | null): { value: Fields } | { refused: string } {
  const parsed = parseRow(text);
  if ("refused" in parsed) return parsed;
  return isFields(parsed.value) ? { value: parsed.value } : { refused: "it is not an object" };
}
