import { BLOCK_NOTES_MAX } from "../readings/lengths.ts";

/**
 * What a block that a reading creates notes of the text it came from: all of it where it fits, else its first
 * sentences as far as they fit, else nothing. Words are never cut.
 */
export function firstNote(text: string): string {
  const whole = text.trim();
  if (whole.length <= BLOCK_NOTES_MAX) return whole;
  const ends = [...whole.matchAll(/[.!?…]+["”’')\]]*(?=\s)|(?=\n)/g)].map(
    (match) => match.index + match[0].length,
  );
  const end = ends.filter((candidate) => candidate <= BLOCK_NOTES_MAX).at(-1) ?? 0;
  return whole.slice(0, end).trim();
}
