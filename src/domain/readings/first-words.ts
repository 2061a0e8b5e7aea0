/** The maximum length of a question's first words in a list. */
const QUESTION_MAX = 140;

/** Returns the first words of a text as one line. A long text ends after a word, with an ellipsis. */
export function questionExcerpt(text: string): string {
  const line = text.trim().replace(/\s+/g, " ");
  if (line.length <= QUESTION_MAX) return line;
  const cut = line.slice(0, QUESTION_MAX - 1);
  const lastSpace = cut.lastIndexOf(" ");
  return `${cut.slice(0, lastSpace > QUESTION_MAX / 2 ? lastSpace : cut.length).trimEnd()}…`;
}
