// Reads fields of an imported row, whose values may have any type.

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the text of a field; an empty text if it has another type. */
export function textIn(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === "string" ? value : "";
}

/** Returns an id, which may be a number in a dump; `null` if there is none. */
export function idIn(fields: Fields, name: string): string | null {
  const value = fields[name];
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}

/**
 * The first and the last year whose times are taken over. Others are mistakes, and break sorting by time. The last hours of
 * 9999 lie in the year 10000 of some zones.
 */
const FIRST_YEAR = 1900;
const LAST_YEAR = 9998;

/** Returns a time, given as a text; `null` if it is none, or in a year that cannot be meant. */
export function timeIn(fields: Fields, name: string): Date | null {
  const value = fields[name];
  if (typeof value !== "string") return null;
  const time = new Date(value.trim());
  const year = time.getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR ? time : null;
}

export function isTrueIn(fields: Fields, name: string): boolean {
  return fields[name] === true;
}

/** Returns the texts of a list. An entry may be a text or an object with a `text`; a text alone is a list of one. */
export function textsIn(fields: Fields, name: string): string[] {
  return listIn(fields, name)
    .map((entry) => (isFields(entry) ? textIn(entry, "text") : entry))
    .filter((entry): entry is string => typeof entry === "string" && entry.trim() !== "");
}

/** Returns the entries of a list; a single value is a list of one. */
export function listIn(fields: Fields, name: string): readonly unknown[] {
  const value = fields[name];
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}
