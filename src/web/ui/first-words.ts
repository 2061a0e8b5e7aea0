import { wholeBeginning } from "#domain/text/graphemes.ts";

/**
 * Returns the text if it has at most `most` units, else its first whole words and an ellipsis. A first word that is longer
 * is cut between two characters, as people see them.
 */
export function firstWords(text: string, most: number): string {
  const words = text.trim();
  if (words.length <= most) return words;
  const beginning = words.slice(0, most);
  const end = Math.max(beginning.lastIndexOf(" "), beginning.lastIndexOf("\n"));
  return `${wholeBeginning(words, end > 0 ? end : most - 1).trimEnd()}…`;
}
