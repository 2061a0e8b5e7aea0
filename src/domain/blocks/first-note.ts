import { BLOCK_NOTES_MAX } from "../readings/lengths.ts";

/**
 * Returns the note for a block that a reading creates: the whole question if it fits, else as many of its
 * first sentences as fit, else an empty text. Words are never cut.
 */
export function blockNoteFromQuestion(question: string): string {
  const whole = question.trim();
  if (whole.length <= BLOCK_NOTES_MAX) return whole;
  // One character more than fits is read, because a sentence ends only where white space follows.
  const beginning = whole.slice(0, BLOCK_NOTES_MAX + 1);
  const ends = [...beginning.matchAll(/(?<![.!?…])[.!?…]+["”’')\]]*(?=\s)|(?=\n)/g)].map(
    (match) => match.index + match[0].length,
  );
  const end = ends.at(-1) ?? 0;
  return whole.slice(0, end).trim();
}
