import type { InsightPageOutput } from "#contract/insights.ts";

interface Outcome {
  pages: InsightPageOutput[];
  isSearching: boolean;
  isFailed: boolean;
}

/** Returns the result of a search as a line for the live region. */
export function describeOutcome({ pages, isSearching, isFailed }: Outcome): string {
  if (isFailed) return "";
  if (isSearching) return "Searching...";
  const count = pages.flatMap((page) => page.items).length;
  const mayGoOn = pages.at(-1)?.nextCursor !== null;
  if (mayGoOn) return `${count} found so far, and there is more to look through.`;
  if (count === 0) return "Nothing found.";
  return `${count} ${count === 1 ? "reading" : "readings"} found.`;
}
