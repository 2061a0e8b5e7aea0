interface Part {
  /** The position at which the part begins in the text. */
  at: number;
  part: string;
  /** Whether the part is one of the sentences that were looked for. */
  isFound: boolean;
}

/** Splits a text at the given sentences. Each sentence is found at its first occurrence. */
export function splitAt(text: string, sentences: readonly string[]): Part[] {
  const places = sentences
    .map((sentence) => ({ at: text.indexOf(sentence), sentence }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  const parts: Part[] = [];
  let end = 0;
  for (const { at, sentence } of places) {
    if (at < end) continue;
    if (at > end) parts.push({ at: end, part: text.slice(end, at), isFound: false });
    parts.push({ at, part: sentence, isFound: true });
    end = at + sentence.length;
  }
  if (end < text.length) parts.push({ at: end, part: text.slice(end), isFound: false });
  return parts;
}
