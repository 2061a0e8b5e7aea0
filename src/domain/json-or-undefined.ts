/** Parses JSON; undefined if that fails. The parser's error is dropped, because its message quotes the person's text. */
export function jsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
