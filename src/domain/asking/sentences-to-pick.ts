/** The most sentences among which a person picks the heavy one. */
export const MOST_TO_PICK = 8;
/** The longest sentence that is shown whole; a longer one is shortened for display with `shorten`. */
export const LONGEST_SHOWN = 140;

/** Matches a full stop that ends an abbreviation, an initial or an ordinal number, and so no sentence. */
const NO_END =
  /(?:^|[\s(])(?:\p{L}|\d{1,2}|mr|mrs|ms|dr|prof|st|vs|etc|approx|bzw|ca|evtl|ggf|nr|usw|sr|sra|srta|ud|uds|aprox|pág|e\.g|i\.e|z\. ?b|d\. ?h|u\. ?a|p\. ?ej)\.$/iu;
const END = /[.!?…]{1,9}["”’»“)\]]{0,3}(?=\s)/g;
const LINE_MARKER = /^(?:[-*•>#+–—]|\d{1,2}[.)]\s|\[[ x]?\]|\s)+/;

/**
 * Returns the sentences of a text from which the heavy one can be picked, each an exact part of the text, in its order.
 * Of a text with more sentences than can be shown, the longest stay, because a greeting weighs little.
 */
export function sentencesToPick(userContext: string): string[] {
  const sentences = [...new Set(userContext.split(/\n+/).flatMap(sentencesOfLine))];
  if (sentences.length <= MOST_TO_PICK) return sentences;
  const byLength = sentences.toSorted((one, other) => other.length - one.length);
  const kept = new Set(byLength.slice(0, MOST_TO_PICK));
  return sentences.filter((sentence) => kept.has(sentence));
}

function sentencesOfLine(line: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const match of line.matchAll(END)) {
    const end = match.index + match[0].length;
    if (NO_END.test(line.slice(Math.max(start, end - 12), end))) continue;
    pieces.push(line.slice(start, end));
    start = end;
  }
  pieces.push(line.slice(start));
  return pieces
    .map((piece, index) => (index === 0 ? piece.replace(LINE_MARKER, "") : piece).trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}
