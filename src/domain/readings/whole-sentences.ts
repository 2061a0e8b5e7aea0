const ABBREVIATIONS = /\b(?:e\.g|i\.e|etc|mr|mrs|ms|dr|st|vs|approx)\.$/i;
/** The longest stretch before a possible end that is searched for an abbreviation, in characters. */
const LONGEST_ABBREVIATION = 8;
/** The pattern of a quotation, which counts as one piece, whatever sentence ends are in it. */
const QUOTATION = /“[^“”]{1,400}”/g;
const END = /[.!?…]["”’)\]]?(?=\s+[^\s\p{Ll}])|[。！？]["”」]?/gu;

/**
 * Splits prose into sentences as they are written. A sentence that goes on after a quotation stays whole, even
 * if the quotation ends with a full stop.
 */
export function wholeSentences(prose: string): string[] {
  return prose.split(/\n+/).flatMap(sentencesOfLine);
}

function sentencesOfLine(line: string): string[] {
  // Each quotation is replaced by text of the same length, so that each end found here is an end in the line.
  // The last sign stays: it may end the sentence.
  const masked = line.replace(
    QUOTATION,
    (quotation) => `“${"x".repeat(quotation.length - 3)}${tailOf(quotation)}`,
  );
  const sentences: string[] = [];
  let start = 0;
  for (const match of masked.matchAll(END)) {
    const end = match.index + match[0].length;
    const before = masked.slice(Math.max(start, end - LONGEST_ABBREVIATION), end);
    if (ABBREVIATIONS.test(before)) continue;
    sentences.push(line.slice(start, end));
    start = end;
  }
  sentences.push(line.slice(start));
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** Returns the last two signs of a quotation: what ends it, and its closing mark. */
function tailOf(quotation: string): string {
  return quotation.slice(-2);
}
