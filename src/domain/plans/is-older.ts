/** Returns whether an entry was made before `since`; false for `since` null, for which no entry is too old. */
export function isOlder(createdAt: Date, since: Date | null): boolean {
  return since !== null && createdAt < since;
}
