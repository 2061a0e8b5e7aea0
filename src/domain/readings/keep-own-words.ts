import { readOrigins, type WrittenOrigin, writeOrigins } from "./origin-codes.ts";
import type { ReadingResult } from "./reading-result.ts";
import { traceSentences } from "./trace-sentences.ts";

/** The maximum number of kept texts. A code has an index of two digits. */
const MOST_KEPT = 100;

/**
 * Returns the parts of the person's text that the reading quotes, after those that were kept before, and the reading
 * with references to them. It is called before the person's text changes; nothing else of the old text is kept.
 */
export function keepOwnWords(
  reading: ReadingResult,
  { ownWords, keptBefore }: { ownWords: string; keptBefore: readonly string[] },
): { reading: ReadingResult; kept: string[] } {
  const kept = [...keptBefore];
  const indexOf = (quote: string): number => {
    const known = kept.indexOf(quote);
    return known >= 0 || kept.length >= MOST_KEPT ? known : kept.push(quote) - 1;
  };
  for (const { origins } of traceSentences(reading, { cards: [], ownWords, earlier: [] }))
    for (const origin of origins)
      if (origin.kind === "own" && origin.from === "question") indexOf(origin.quote);
  const refer = (origin: WrittenOrigin): WrittenOrigin[] => {
    if (origin.kind !== "own") return [origin];
    const index = indexOf(ownWords.slice(origin.start, origin.end));
    return index < 0 ? [] : [{ kind: "before", index }];
  };
  const { origins } = reading;
  if (origins === undefined) return { reading, kept };
  const written = readOrigins(origins).map((each) => each.flatMap(refer));
  return { reading: { ...reading, origins: writeOrigins(written) }, kept };
}
