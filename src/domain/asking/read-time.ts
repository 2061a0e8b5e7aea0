import type { TextLanguage } from "./asking-language.ts";

/**
 * Returns the local date-time that a typed time names, such as `2026-12-05T09:30` for `saturday 9:30`; `null` if it
 * names no day or hour. `now` is a local date-time, and what is returned is later.
 */
export function readTime(_text: string, _now: string, _language: TextLanguage): string | null {
  return null;
}
