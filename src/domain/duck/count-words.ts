/** From so many words on, a message tells more than one thing. */
export const MANY_WORDS = 45;

/** Words in any script that parts them by spaces; an apostrophe or a hyphen parts none. */
export function wordCount(text: string): number {
  return (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).length;
}
