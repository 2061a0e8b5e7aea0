// Measures a JSON text before it is parsed, in time linear in its length.

/** How deep lists and objects may lie within each other in a request. What our pages send has a depth of eight at most. */
export const JSON_DEPTH = 32;

export interface JsonSize {
  /** The number of commas and opening brackets, which is at least the number of values but one. */
  marks: number;
  /** How many lists and objects lie within each other at the deepest place. */
  depth: number;
}

/** Measures a text that may be JSON. */
export function measureJson(text: string): JsonSize {
  let marks = 0;
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case '"':
        at = endOfString(text, at);
        break;
      case ",":
        marks += 1;
        break;
      case "[":
      case "{":
        marks += 1;
        depth += 1;
        if (depth > deepest) deepest = depth;
        break;
      case "]":
      case "}":
        depth -= 1;
        break;
    }
  }
  return { marks, depth: deepest };
}

/** Returns the place of the quote that ends the string that begins at `start`; the end of the text if there is none. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text[end - 1 - backslashes] === "\\") backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return text.length;
}
