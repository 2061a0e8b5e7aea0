/**
 * Returns whether a statement only reads, so that it can be repeated. One that begins with WITH may write.
 */
export function isReadOnly(text: string): boolean {
  return /^\s*select\b/i.test(text);
}
