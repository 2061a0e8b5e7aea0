/** Whether a statement only reads, so that running it twice changes nothing. One that begins with WITH may write. */
export function isReadOnly(text: string): boolean {
  return /^\s*select\b/i.test(text);
}
