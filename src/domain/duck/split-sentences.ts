/**
 * A sentence of the person's text. `text` is an exact part of the original; `plain` has the same length and is
 * simplified for matching.
 */
export interface Sentence {
  text: string;
  plain: string;
  /** True if it has no markup, quotation mark, address or code, so that it can be repeated inside quotation marks. */
  isQuotable: boolean;
  isQuestion: boolean;
}

const ABBREVIATIONS = /\b(?:e\.g|i\.e|etc|mr|mrs|ms|dr|st|vs|approx)\.$/i;
/** "no. 4" is a number; "She said no." ends a sentence. */
const NUMBER = /\bno\.$/i;
const LINE_MARKERS = /^(?:\s|[-*•>#+–—]|\d{1,2}[.)]\s|\[[ x]?\]|["“”'‘])+/;
const MARKUP =
  /<[^>\n]{1,80}>|\*{1,3}|_{2,}|`+|~~|\[[^\]\n]{0,200}\]\([^)\n]{0,300}\)|https?:\/\/\S+|[^\s@]{1,80}@[^\s@]{1,200}\.[^\s@]{1,200}|[|\\{}<>]/g;

/**
 * Returns the text in lower case with plain quotation marks and spaces, one character for each, so that the length
 * stays the same.
 */
export function plainOf(text: string): string {
  const flat = text
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[\u00a0\u2007\u202f\t\r]/g, " ");
  const lower = flat.toLowerCase();
  return lower.length === flat.length ? lower : flat;
}

/**
 * Splits a text at sentence ends, at line ends and around markup. Every sentence is a contiguous part of the original.
 */
export function splitSentences(text: string): Sentence[] {
  return text
    .split(/\n+/)
    .flatMap((line) => line.replace(LINE_MARKERS, "").split(MARKUP))
    .flatMap(splitLine)
    .map(toSentence)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text));
}

function splitLine(line: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const match of line.matchAll(/(?<![.!?…])[.!?…]+["”’')\]]*(?=\s|$)|[;](?=\s)|\s[–—-]+\s/g)) {
    const end = match.index + (/^[.!?…]/.test(match[0]) ? match[0].length : 0);
    const piece = line.slice(start, end);
    const isAbbreviation =
      ABBREVIATIONS.test(piece) || (NUMBER.test(piece) && /^\s*\d/.test(line.slice(end)));
    if (isAbbreviation && end < line.length) continue;
    pieces.push(piece);
    start = match.index + match[0].length;
  }
  pieces.push(line.slice(start));
  return pieces;
}

function toSentence(piece: string): Sentence {
  const text = piece.trim();
  return {
    text,
    plain: plainOf(text),
    isQuotable: !/["“”„«»()[\]|\\{}<>=#@_/*]|\d{5,}/.test(text) && !/\s{2,}/.test(text),
    isQuestion: text.endsWith("?"),
  };
}

/**
 * Returns the sentences of the duck's prose with emptied quotations. Two sentences that are equal in this form count as
 * the same.
 */
export function sentencesWithEmptiedQuotations(prose: string): string[] {
  const emptied = prose.includes("“")
    ? prose.replace(/“[^“”]*”/g, (quotation) => `“”${/[.!?…]/.exec(quotation.slice(-2))?.[0] ?? ""}`)
    : prose;
  return emptied
    .split(/(?<=[.!?…]["”’]?)\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 0);
}
