// Type checks for opened values. An imported value may hold anything; one of another shape is not shown.

export type Shape<T> = (value: unknown) => value is T;

export function isText(value: unknown): value is string {
  return typeof value === "string";
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Accepts a record in which each of these fields is a text. */
export function hasTexts<Field extends string>(...fields: Field[]): Shape<Record<Field, string>> {
  return (value): value is Record<Field, string> =>
    isRecord(value) && fields.every((field) => isText(value[field]));
}

export function isListOf<T>(isItem: Shape<T>): Shape<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(isItem);
}
