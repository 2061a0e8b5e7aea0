/** Returns the tags as one line. It may break between two tags, but not inside one, and no line begins with a dot. */
export function joinTags(tags: readonly string[]): string {
  return tags.map((tag) => tag.replaceAll(" ", "\u00a0")).join("\u00a0· ");
}
