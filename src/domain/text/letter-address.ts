/**
 * Returns the address that opens an empty letter with this text in it. Half a character, which an address cannot contain,
 * becomes the replacement character.
 */
export function mailtoLink(text: string): string {
  return `mailto:?body=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"))}`;
}
