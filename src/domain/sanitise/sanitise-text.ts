/** Makes the copy of a person's text that may stand in a prompt. What is stored and shown stays as it was typed. */
import { HIDDEN_CHARACTERS } from "./hidden-characters.ts";
import { INJECTION_PATTERNS } from "./injection-phrases.ts";

export const FILTERED = "[FILTERED]";

const HALF_CHARACTERS = /\p{Cs}/gu;
const REPLACEMENT = "\ufffd";
/** No prose hides a find behind so many others. */
const PASSES_MAX = 8;
/** Without these no find is left that another one can hide. */
const MARKER_SIGNS = /[<>|{}:]+/gu;
/** Wide forms of Latin letters, digits and of the signs that make a tag. A model reads them as their plain forms. */
const FULL_WIDTH = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff0f\uff1c\uff1e\uff3f]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
/** Joiners are part of emoji and of several scripts; between Latin letters they only split words. */
const JOINER_BETWEEN_LETTERS = /(?<=[A-Za-z])[\u200c\u200d]{1,8}(?=[A-Za-z])/g;

/**
 * The specification's order: check, truncate, remove control characters, replace what passes for instructions by
 * `[FILTERED]`, escape double quotes and backslashes, collapse white space. Escapes may make the result longer than
 * `maxLength`, which bounds what is read of the input.
 */
export function sanitiseText(value: unknown, field: string, maxLength: number): string {
  if (typeof value !== "string") throw new TypeError(`${field} must be a string`);
  const readable = truncate(value, maxLength)
    .replace(HIDDEN_CHARACTERS, "")
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(JOINER_BETWEEN_LETTERS, "");
  // Collapsed first as well: a gap too wide to be found would be a narrow one in the end.
  const filtered = filterInstructions(collapseWhitespace(readable));
  return collapseWhitespace(filtered.replace(/[\\"]/g, (sign) => `\\${sign}`));
}

/** Again as long as something is found: what stood around a find may be one now. What nests deeper loses its signs. */
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

/** At most `maxLength` UTF-16 units, never half of a character. */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text.replace(HALF_CHARACTERS, REPLACEMENT);
  return text
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, "")
    .replace(HALF_CHARACTERS, REPLACEMENT);
}

/** One space for a run of them, one blank line for several; every kind of line break counts the same. */
function collapseWhitespace(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/[^\S\n]+/g, " ").trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
