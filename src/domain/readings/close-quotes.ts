const PAIRS = [
  { opening: "‘", closing: "’" },
  { opening: "“", closing: "”" },
  { opening: "'", closing: "'" },
  { opening: '"', closing: '"' },
  { opening: "»", closing: "«" },
];
/** Marks that open a quotation wherever they stand. */
const SURE_PAIRS = [
  { opening: "„", closing: "“" },
  { opening: "‚", closing: "‘" },
  { opening: "«", closing: "»" },
  { opening: "「", closing: "」" },
  { opening: "『", closing: "』" },
];
const CLOSES_ANYWHERE = /[」』]/;
const LETTER = /[\p{L}\p{N}]/u;

/** Closes the quotes that a text leaves open. An apostrophe inside a word closes nothing. */
export function closeQuotes(text: string): string {
  const open: string[] = [];
  const marks = [...text];
  marks.forEach((mark, index) => {
    const startsWord = !LETTER.test(marks[index - 1] ?? " ");
    const endsWord = !LETTER.test(marks[index + 1] ?? " ");
    if (mark === open.at(-1) && (endsWord || CLOSES_ANYWHERE.test(mark))) {
      open.pop();
      return;
    }
    const pairs = startsWord && !endsWord ? [...PAIRS, ...SURE_PAIRS] : SURE_PAIRS;
    const pair = pairs.find(({ opening }) => opening === mark);
    if (pair) open.push(pair.closing);
  });
  return text + open.toReversed().join("");
}
