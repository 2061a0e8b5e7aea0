/** Makes the copy of a person's text for a prompt. The text that is stored and shown is not changed. */
import { HIDDEN_CHARACTERS } from "./hidden-characters.ts";
import { INJECTION_PATTERNS } from "./injection-phrases.ts";

export const FILTERED = "[FILTERED]";

const HALF_CHARACTERS = /\p{Cs}/gu;
const REPLACEMENT = "\ufffd";
/** The maximum number of filter passes. Ordinary text does not need so many. */
const PASSES_MAX = 8;
/** The characters of markers. Without them, no marker can hide inside another. */
const MARKER_SIGNS = /[<>|{}:]+/gu;
/** Full-width Latin letters, digits and signs of tags. A model reads them as their plain forms. */
const FULL_WIDTH = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff0f\uff1c\uff1e\uff3f]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
/** Joiners are part of emoji and of several scripts; between Latin letters they only split words. */
const JOINER_BETWEEN_LETTERS = /(?<=[A-Za-z])[\u200c\u200d]{1,8}(?=[A-Za-z])/g;

/**
 * Sanitises a text in the specification's order: check, truncate, remove control characters, replace text
 * that looks like instructions by `[FILTERED]`, escape double quotes and backslashes, collapse white space.
 * `maxLength` limits the input; escapes may make the result longer. Throws a TypeError if the value is not a
 * string.
 */
export function sanitiseText(value: unknown, field: string, maxLength: number): string {
  if (typeof value !== "string") throw new TypeError(`${field} must be a string`);
  const readable = truncate(value, maxLength)
    .replace(HIDDEN_CHARACTERS, "")
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(JOINER_BETWEEN_LETTERS, "");
  // White space is also collapsed before filtering, because the patterns do not match wide gaps.
  const filtered = filterInstructions(collapseWhitespace(readable));
  return collapseWhitespace(filtered.replace(/[\\"]/g, (sign) => `\\${sign}`));
}

/**
 * Filters a text repeatedly while something is found, because the text around a match may now match too.
 * After `PASSES_MAX` passes, all marker signs are replaced.
 */
function filterInstructions(text: string): string {
  let rest = text;
  for (let pass = 0; pass < PASSES_MAX; pass += 1) {
    const filtered = filterOnce(rest);
    if (filtered === rest) return rest;
    rest = filtered;
  }
  return filterOnce(rest.replace(MARKER_SIGNS, FILTERED));
}

function filterOnce(text: string): string {
  return INJECTION_PATTERNS.reduce((rest, pattern) => rest.replace(pattern, FILTERED), text);
}

/** Returns the beginning of a text: at most `maxLength` UTF-16 units, never half of a character. */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text.replace(HALF_CHARACTERS, REPLACEMENT);
  return text
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, "")
    .replace(HALF_CHARACTERS, REPLACEMENT);
}

/**
 * Replaces a run of spaces by one space and several blank lines by one. All kinds of line breaks count the
 * same.
 */
function collapseWhitespace(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/[^\S\n]+/g, " ").trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
