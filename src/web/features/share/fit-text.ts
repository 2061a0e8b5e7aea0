/** Text on a canvas: where its lines break, and how large it may be. */

export interface Box {
  width: number;
  height: number;
}

interface Size {
  largest: number;
  smallest: number;
  /** Of a line, in font sizes. */
  leading: number;
}

/** `measure` gives the width of a text at a size. The largest size at which all of it fits, and its lines. */
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

/** As few lines as the width needs, and none of them much shorter than the others. */
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
