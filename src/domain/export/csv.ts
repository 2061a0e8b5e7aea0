// Comma-separated values as RFC 4180 has them: every cell in quotes, lines end with CR and LF.

/** Spreadsheets run a cell that begins with one of these as a formula. */
const FORMULA_STARTS = ["=", "+", "-", "@", "\t", "\r", "\n"];

/** The byte order mark by which spreadsheets recognise UTF-8. It goes before the first line. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** Returns one line of CSV. A cell that a spreadsheet would run as a formula gets an apostrophe before it. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quote).join(",")}\r\n`;
}

function quote(cell: string): string {
  const isFormula = FORMULA_STARTS.some(
    (start) => cell.trimStart().startsWith(start) || cell.startsWith(start),
  );
  return `"${isFormula ? "'" : ""}${cell.replaceAll('"', '""')}"`;
}
