// Turns a row of one's own download into a row of its table. The file may have been changed by anybody, so every value is
// checked against its column.
import { getTableColumns } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type Fields, timeIn } from "#domain/import/read-fields.ts";
import { type OwnedRows, placeOf } from "#server/platform/crypto/owned-tables.ts";
import type { UserKey } from "#server/platform/crypto/user-key.ts";
import { isUuid } from "#server/platform/db/ids.ts";

export type OwnRow = Record<string, unknown> & { userId: string };

/** The longest value of a column that is not sealed, in characters. */
const LONGEST_PLAIN = 400;
/** The longest JSON of a sealed value, in characters. */
const LONGEST_SEALED = 60_000;
const DAY = /^\d{4}-\d\d-\d\d$/;
const [SMALLEST, LARGEST] = [-32_768, 32_767];

/** Returns the row, or why it is refused. Columns that are missing get the default of their table. */
export function readColumns(
  owned: OwnedRows,
  fields: Fields,
  { userId, key }: { userId: string; key: UserKey },
): { row: OwnRow } | { why: string } {
  const row: OwnRow = { userId };
  const columns: [property: string, column: PgColumn][] = Object.entries(getTableColumns(owned.table));
  for (const [property, column] of columns.filter(([name]) => name !== "userId")) {
    const value = fields[property] ?? null;
    if (value === null && column.notNull && !column.hasDefault) return { why: `${property} is missing` };
    const read = value === null ? nothingIn(column) : readValue(owned, { column, property, fields });
    if (read === undefined && value !== null) return { why: faultOf(property, value) };
    if (read !== undefined) row[property] = read;
  }
  return { row: sealedRow(owned, row, key) };
}

/** Seals the words of a row. Its place among the person's rows is known only when all of its columns are read. */
function sealedRow(owned: OwnedRows, row: OwnRow, key: UserKey): OwnRow {
  const words = owned.sealed.filter((property) => (row[property] ?? null) !== null);
  const sealed = words.map((property) => [
    property,
    key.seal(row[property], placeOf(owned.table, property, row)),
  ]);
  return { ...row, ...Object.fromEntries(sealed) };
}

/** Returns the value of an empty column; `undefined` if the table's default stands for it. */
const nothingIn = (column: PgColumn) => (column.notNull ? undefined : null);

/** Returns the value of a column; `undefined` if it is not as it should be. */
function readValue(
  { sealed }: OwnedRows,
  { column, property, fields }: { column: PgColumn; property: string; fields: Fields },
): unknown {
  return sealed.includes(property) ? readWords(fields[property]) : readPlain(column, fields, property);
}

function readWords(value: unknown): unknown {
  if (isUnreadable(value)) return undefined;
  return JSON.stringify(value).length > LONGEST_SEALED ? undefined : value;
}

/** Returns whether the value is the object that a download holds in place of a value that could not be decrypted. */
function isUnreadable(value: unknown): boolean {
  return typeof value === "object" && value !== null && "unreadable" in value;
}

function faultOf(property: string, value: unknown): string {
  return isUnreadable(value)
    ? "its words could not be opened when the file was made"
    : `${property} is not as it should be`;
}

function readPlain(column: PgColumn, fields: Fields, property: string): unknown {
  const value = fields[property];
  switch (column.columnType) {
    case "PgUUID":
      return typeof value === "string" && isUuid(value) ? value.toLowerCase() : undefined;
    case "PgTimestamp":
      return timeIn(fields, property) ?? undefined;
    case "PgBoolean":
      return typeof value === "boolean" ? value : undefined;
    case "PgInteger":
    case "PgSmallInt":
      return isSmallInteger(value) ? value : undefined;
    case "PgDateString":
      return typeof value === "string" && DAY.test(value) && !Number.isNaN(Date.parse(value))
        ? value
        : undefined;
    case "PgJsonb":
      return value;
    default:
      return isPlainText(value) ? value : undefined;
  }
}

function isSmallInteger(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= SMALLEST && Number(value) <= LARGEST;
}

function isPlainText(value: unknown): value is string {
  return typeof value === "string" && value.length <= LONGEST_PLAIN && !value.includes("\0");
}
