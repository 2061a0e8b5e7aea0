/** The part of a text that can be sent on now: half of a surrogate pair at its end waits for its other half. */
export function wholeCharacters(text: string): string {
  return /[\ud800-\udbff]$/.test(text) ? text.slice(0, -1) : text;
}
