// The states of an export to Notion, and why one may fail.
import { MINUTE_MS, SECOND_MS } from "../time.ts";

export const NOTION_EXPORT_STATES = ["waiting", "running", "done", "failed"] as const;
export type NotionExportState = (typeof NOTION_EXPORT_STATES)[number];

/**
 * `place_gone`: the chosen page or database is no longer shared with this app. `page_gone`: the reading's own page is in the
 * trash, so there is nothing to bring back. `lost`: Notion no longer accepts the connection. `forbidden`: the connection may
 * not write there. `refused`: Notion found the request wrong. `away`: Notion did not answer, several times.
 * `unconnected`: there is no connection, or no place is chosen. `unreadable`: the reading could not be opened.
 */
export const NOTION_PROBLEMS = [
  "place_gone",
  "page_gone",
  "lost",
  "forbidden",
  "refused",
  "away",
  "unconnected",
  "unreadable",
] as const;
export type NotionProblem = (typeof NOTION_PROBLEMS)[number];

/** How often an order is tried without an answer of Notion, before it has failed. */
export const NOTION_TRIES = 6;
const FIRST_PAUSE_MS = 30 * SECOND_MS;

/** Returns how long an order waits after it has failed this often: half a minute, then twice as long each time. */
export function pauseAfter({ failures }: { failures: number }): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1), 30 * MINUTE_MS);
}

/** Returns whether work on an order is still to come. */
export const isOrderOpen = (state: NotionExportState): boolean => state === "waiting" || state === "running";
