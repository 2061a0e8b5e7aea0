// Characters as people count them (graphemes): a letter with its accents is one, and so is a family of emoji.

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
/** Characters that are one grapheme each, whatever stands around them. */
const PLAIN = /^[\n -~]*$/;

/** Returns the characters of a text as people count them. */
export function graphemesOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

export function countGraphemes(text: string): number {
  return PLAIN.test(text) ? text.length : graphemesOf(text).length;
}

/**
 * Returns the longest beginning of the text that has at most `most` UTF-16 units and ends after a whole character. It is
 * empty if the first character is longer.
 */
export function wholeBeginning(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { segment, index } of segmenter.segment(text.slice(0, most + LONGEST_LOOK))) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** How far behind a cut is looked for the end of a character. No emoji and no letter with its marks is longer. */
const LONGEST_LOOK = 64;

interface TextLength {
  /** The characters of the text, as people count them. */
  count: number;
  /** How many characters the text may have, if what is added are plain letters. */
  most: number;
  /** How many characters at the end do not fit; 0 if the text fits. */
  over: number;
}

/**
 * Measures a text whose limit is `max` UTF-16 units, which is what the server counts. Only `over` says whether it fits, so
 * the page and the server never disagree; the numbers are characters as people count them.
 */
export function measureText(text: string, max: number): TextLength {
  const count = countGraphemes(text);
  if (text.length <= max) return { count, most: count + max - text.length, over: 0 };
  const over = PLAIN.test(text) ? text.length - max : graphemesBehind(text, max);
  return { count, most: count - over, over };
}

function graphemesBehind(text: string, max: number): number {
  let over = 0;
  for (const { segment, index } of segmenter.segment(text)) if (index + segment.length > max) over += 1;
  return over;
}
