import type { ListedBlockOutput } from "#contract/blocks.ts";
import type { Dates } from "../../api/dates.ts";

type Block = Pick<ListedBlockOutput, "name" | "updatedAt">;

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** Sorts blocks by their last change, the latest first. */
export function newestChangeFirst<Listed extends Block>(blocks: readonly Listed[]): Listed[] {
  return blocks.toSorted((one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt));
}

/** Says how many blocks are open and which of them changed last. `hasMore` says whether there are more than these. */
export function describePond(
  blocks: readonly Block[],
  { hasMore, daysAgo }: { hasMore: boolean; daysAgo: Dates["daysAgo"] },
): string {
  const [last] = newestChangeFirst(blocks);
  if (!last) return "No open blocks.";
  const count = NUMBERS[blocks.length] ?? String(blocks.length);
  const ago = wordsFor(daysAgo(last.updatedAt));
  if (blocks.length === 1) return `One open block. Last change: ${ago}.`;
  const open = hasMore ? `More than ${count.toLowerCase()} open blocks.` : `${count} open blocks.`;
  return `${open} “${last.name}” changed last, ${ago}.`;
}

function wordsFor(days: number): string {
  if (days < 1) return "today";
  return days === 1 ? "yesterday" : `${days} days ago`;
}
