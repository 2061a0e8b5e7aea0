/**
 * Matches an escaped backslash, U+0000, or half of a surrogate pair: `JSON.stringify` escapes a half alone, and never a
 * whole pair.
 */
const BROKEN_CHARACTERS = /\\\\|\\u0000|\\ud[89a-f][\da-f]{2}/g;
const REPLACEMENTS: Record<string, string> = { "\\\\": "\\\\", "\\u0000": "" };
const REPLACEMENT_CHARACTER = "\\ufffd";

/**
 * Returns a value's JSON in which half a character (a lone surrogate) is replaced by U+FFFD, and U+0000 is left out. Other
 * programs refuse a JSON with either, among them PostgreSQL and the typesetter of PDFs.
 */
export function wellFormedJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!mayBeBroken(json)) return json;
  return json.replace(BROKEN_CHARACTERS, (found) => REPLACEMENTS[found] ?? REPLACEMENT_CHARACTER);
}

/** Returns a JSON value without half characters and U+0000 in its texts. */
export function withoutBrokenCharacters<Value>(value: Value): Value {
  return mayBeBroken(JSON.stringify(value)) ? JSON.parse(wellFormedJson(value)) : value;
}

/** Returns whether a JSON may hold half characters or U+0000, escaped or not. */
export function mayBeBroken(json: string | undefined): boolean {
  return json !== undefined && /\\u(?:d|0000)/i.test(json);
}
