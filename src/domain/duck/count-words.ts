/** Words in any script that parts them by spaces; an apostrophe or a hyphen parts none. */
export function wordCount(text: string): number {
  return (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).length;
}
