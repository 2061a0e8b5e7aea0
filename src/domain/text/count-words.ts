/** Returns the number of words in a text. An apostrophe or a hyphen does not separate words. */
export function wordCount(text: string): number {
  return (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).length;
}
