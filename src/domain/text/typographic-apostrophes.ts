/** Returns the text with typographic apostrophes, as readings and replies have them. */
export function withTypographicApostrophes(text: string): string {
  return text.replace(/'/g, "’");
}
