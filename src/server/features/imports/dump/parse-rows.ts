import type { DumpTable } from "#domain/import/dump-tables.ts";
import { type Fields, isFields, isTooDeep, TOO_DEEP } from "#domain/import/read-fields.ts";
import type { JsonEntry } from "#domain/import/split-json.ts";
import { jsonOrUndefined } from "#domain/json-or-undefined.ts";
import { withoutHalfCharacters } from "#domain/text/well-formed-json.ts";
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
    const parsed = text === null ? undefined : jsonOrUndefined(text);
    if (isFields(parsed) && !isTooDeep(parsed)) rows.push({ index, fields: withoutHalfCharacters(parsed) });
    else refused.push({ table, index, id: null, outcome: "refused", notes: [faultOf(text, parsed)] });
  }
  return { rows, refused };
}

function faultOf(text: string | null, parsed: unknown): string {
  if (text === null) return "it is too long";
  if (parsed === undefined) return "it is not JSON";
  return isFields(parsed) ? TOO_DEEP : "it is not an object";
}
