/**
 * The text without the signs at its end that `sign` matches; `sign` is an expression for one character, without `g`.
 * A loop from the end, because `/[...]+$/` tries again at each sign of a long row that a letter follows.
 */
export function trimEndWhere(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0) {
    const last = lastCharacter(text, end);
    if (!sign.test(last)) break;
    end -= last.length;
  }
  return text.slice(0, end);
}

/** The character that ends at `end`: both halves of a pair. */
function lastCharacter(text: string, end: number): string {
  const pair = text.slice(Math.max(0, end - 2), end);
  return (pair.codePointAt(0) ?? 0) > 0xffff ? pair : pair.slice(-1);
}
