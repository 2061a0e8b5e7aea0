/** Breaks text into lines for a canvas and chooses its size. */

export interface Box {
  width: number;
  height: number;
}

interface Size {
  largest: number;
  smallest: number;
  /** The height of a line, as a multiple of the font size. */
  leading: number;
}

/**
 * Returns the largest font size at which the whole text fits the box, and the lines at that size. If no size fits,
 * returns the smallest one. `measure` returns the width of a text at a font size.
 */
export function fitText(
  text: string,
  box: Box,
  { largest, smallest, leading }: Size,
  measure: (text: string, size: number) => number,
): { lines: string[]; size: number } {
  for (let size = largest; size > smallest; size -= 2) {
    const lines = balance(text, box.width, (part) => measure(part, size));
    if (lines.length * size * leading <= box.height) return { lines, size };
  }
  return { lines: breakLines(text, box.width, (part) => measure(part, smallest)), size: smallest };
}

/** Breaks a text into as few lines as the width allows, all of similar length. */
function balance(text: string, width: number, measure: (text: string) => number): string[] {
  const widest = breakLines(text, width, measure);
  const narrowest = measure(text) / widest.length;
  for (let narrow = narrowest; narrow < width; narrow += width / 24) {
    const lines = breakLines(text, narrow, measure);
    if (lines.length === widest.length) return lines;
  }
  return widest;
}

function breakLines(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && measure(`${line} ${word}`) <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
