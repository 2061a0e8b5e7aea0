import { BLOCK_NOTES_MAX } from "../readings/lengths.ts";

/**
 * What a block that a reading creates notes of the text it came from: all of it where it fits, else its first
 * sentences as far as they fit, else nothing. Words are never cut.
 */
export function firstNote(text: string): string {
  const whole = text.trim();
  if (whole.length <= BLOCK_NOTES_MAX) return whole;
  // One character more than fits, because a sentence's end shows by the blank behind it.
  const beginning = whole.slice(0, BLOCK_NOTES_MAX + 1);
  const ends = [...beginning.matchAll(/(?<![.!?…])[.!?…]+["”’')\]]*(?=\s)|(?=\n)/g)].map(
    (match) => match.index + match[0].length,
  );
  const end = ends.at(-1) ?? 0;
  return whole.slice(0, end).trim();
}
