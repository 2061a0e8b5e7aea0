/**
 * Returns the text without the characters at its end that `sign` matches. `sign` matches one character,
 * without `g`. It loops from the end, because `/[...]+$/` tries again at each sign of a long run before a
 * letter.
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

/** Returns the character that ends at `end`, with both halves of a surrogate pair. */
function lastCharacter(text: string, end: number): string {
  const pair = text.slice(Math.max(0, end - 2), end);
  return (pair.codePointAt(0) ?? 0) > 0xffff ? pair : pair.slice(-1);
}
