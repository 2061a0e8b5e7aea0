/**
 * Returns the text in lower case with plain quotation marks and spaces, one character for each, so that the length
 * stays the same.
 */
export function plainOf(text: string): string {
  const flat = text
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[\u00a0\u2007\u202f\t\r]/g, " ");
  const lower = flat.toLowerCase();
  return lower.length === flat.length ? lower : flat;
}
