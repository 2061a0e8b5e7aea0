import type { ListedBlockOutput } from "#contract/blocks.ts";

/** Returns whether a block's notes say something that its name does not. A name that a reading gave is how the notes begin. */
export function saysMore({ name, notes }: Pick<ListedBlockOutput, "name" | "notes">): boolean {
  return notes !== "" && !notes.startsWith(name.replace(/…$/, ""));
}
