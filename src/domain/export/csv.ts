// Comma-separated values as RFC 4180 has them: every cell in quotes, lines end with CR and LF.
import type { CsvFormat } from "./targets.ts";

/** Spreadsheets of people whose decimal sign is a comma expect a semicolon between cells. */
const SEPARATORS: Record<CsvFormat, string> = { csv: ",", "csv-semicolon": ";" };

/** Matches what is not seen before the first visible sign of a cell. */
const UNSEEN = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]+/u;
/** Spreadsheets run a cell that begins with one of these as a formula. They are compared in their plain width. */
const FORMULA_START = /^[=+\-@]/;
/** Some spreadsheets skip these and run what follows. */
const BREAK_START = /^[\t\r\n]/;

/** The byte order mark by which spreadsheets recognise UTF-8. It goes before the first line. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** Returns one line of CSV. A cell that a spreadsheet would run as a formula gets an apostrophe before it. */
export function csvLine(cells: readonly string[], format: CsvFormat = "csv"): string {
  return `${cells.map(quote).join(SEPARATORS[format])}\r\n`;
}

function quote(cell: string): string {
  return `"${isFormula(cell) ? "'" : ""}${cell.replaceAll('"', '""')}"`;
}

function isFormula(cell: string): boolean {
  const [first = ""] = cell.replace(UNSEEN, "");
  return BREAK_START.test(cell) || FORMULA_START.test(first.normalize("NFKC"));
}
