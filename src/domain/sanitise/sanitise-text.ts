/** Makes the copy of a person's text that may stand in a prompt. What is stored and shown stays as it was typed. */
import { HIDDEN_CHARACTERS } from "./hidden-characters.ts";
import { INJECTION_PATTERNS } from "./injection-phrases.ts";

export const FILTERED = "[FILTERED]";

const HALF_CHARACTERS = /\p{Cs}/gu;
const REPLACEMENT = "\ufffd";
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
    .replace(JOINER_BETWEEN_LETTERS, "");
  const escaped = filterInstructions(readable).replace(/[\\"]/g, (sign) => `\\${sign}`);
  return collapseWhitespace(escaped);
}

/** Again as long as something is found: what stood around a find may be one now. */
function filterInstructions(text: string): string {
  const filtered = INJECTION_PATTERNS.reduce((rest, pattern) => rest.replace(pattern, FILTERED), text);
  return filtered === text ? text : filterInstructions(filtered);
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
