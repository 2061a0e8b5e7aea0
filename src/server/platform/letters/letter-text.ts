import type { LetterContent, LetterLink } from "./letter-content.ts";

/** Returns the text part of a letter: its parts in the order of the HTML, with an empty line between them. */
export function letterText({ paragraphs, button, after = [], smallPrint = [] }: LetterContent): string {
  const parts = [...paragraphs, ...(button ? [button] : []), ...after, ...smallPrint];
  return `${parts.map(textOf).join("\n\n")}\n`;
}

function textOf(part: string | LetterLink): string {
  return typeof part === "string" ? part : `${part.label}:\n${part.url}`;
}
