/** Matches an escaped backslash, or half of a surrogate pair: `JSON.stringify` escapes a half alone, and never a whole pair. */
const HALF_CHARACTERS = /\\\\|\\ud[89a-f][\da-f]{2}/g;
const ESCAPED_BACKSLASH = "\\\\";

/**
 * Returns a value's JSON in which half a character (a lone surrogate) is replaced by U+FFFD. Other programs refuse a JSON
 * with such a half, among them PostgreSQL and the typesetter of PDFs.
 */
export function wellFormedJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!json?.includes("\\ud")) return json;
  return json.replace(HALF_CHARACTERS, (found) => (found === ESCAPED_BACKSLASH ? found : "\\ufffd"));
}

/** Returns a JSON value without half characters in its texts. */
export function withoutHalfCharacters<Value>(value: Value): Value {
  const json = JSON.stringify(value);
  return json?.includes("\\ud") ? JSON.parse(wellFormedJson(value)) : value;
}
