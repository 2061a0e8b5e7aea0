import type { ListedBlockOutput } from "#contract/blocks.ts";
import { counted } from "#domain/text/counted.ts";
import type { Dates } from "../../api/dates.ts";
import { shortAgeOf } from "./days-ago.ts";

/**
 * Returns the block's number of readings and the age of the last one, such as `3 readings · last 9 d`. For a closed
 * block, returns since when it has had that status.
 */
export function lifeOf(
  { readingCount, history, status }: Pick<ListedBlockOutput, "readingCount" | "history" | "status">,
  daysAgo: Dates["daysAgo"],
): string {
  const isOpen = status === "active";
  const last = history.find(({ kind, to }) => (isOpen ? kind === "insight" : to === status));
  if (!last) return countOf(readingCount);
  const days = daysAgo(last.at);
  const word = isOpen ? days > 0 && "last" : status;
  return [countOf(readingCount), [word, shortAgeOf(days)].filter(Boolean).join(" ")].join("\u00a0· ");
}

function countOf(readings: number): string {
  return readings === 0 ? "no readings yet" : counted(readings, "reading");
}
