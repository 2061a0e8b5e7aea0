const PAIRS = [
  { opening: "‘", closing: "’" },
  { opening: "“", closing: "”" },
  { opening: "'", closing: "'" },
  { opening: '"', closing: '"' },
];
const LETTER = /[\p{L}\p{N}]/u;

/** Closes the quotes that a text leaves open. An apostrophe inside a word closes nothing. */
export function closeQuotes(text: string): string {
  const open: string[] = [];
  const marks = [...text];
  marks.forEach((mark, index) => {
    const startsWord = !LETTER.test(marks[index - 1] ?? " ");
    const endsWord = !LETTER.test(marks[index + 1] ?? " ");
    const pair = startsWord && !endsWord ? PAIRS.find(({ opening }) => opening === mark) : undefined;
    if (pair) open.push(pair.closing);
    else if (endsWord && mark === open.at(-1)) open.pop();
  });
  return text + open.toReversed().join("");
}
