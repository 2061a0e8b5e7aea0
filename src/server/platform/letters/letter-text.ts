import { LETTER_FOOT, type LetterContent, type LetterLink } from "./letter-content.ts";

/** Returns the text part of a letter: its parts in the order of the HTML, with an empty line between them. */
export function letterText({ paragraphs, button, after = [], smallPrint = [] }: LetterContent): string {
  const parts = [...paragraphs, ...(button ? [button] : []), ...after, ...smallPrint, LETTER_FOOT];
  return `${parts.map(textOf).join("\n\n")}\n`;
}

function textOf(part: string | LetterLink): string {
  return typeof part === "string" ? part : `${part.label}:\n${part.url}`;
}
