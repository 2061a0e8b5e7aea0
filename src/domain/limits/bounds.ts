/**
 * Limits on what a person can store and how fast, apart from calls to a model. Normal use does not reach
 * them.
 */
import { DAY_MS } from "../time.ts";

export const WRITES_A_MINUTE = 120;
export const OPEN_DRAWS = 50;
export const BLOCKS = 2000;
/** An import adds entries of a kind, such as readings, until a person has this many: almost eleven a day for ten years. */
export const IMPORTED_ENTRIES = 40_000;
/** The same limit for parts of entries, such as the messages of chats. */
export const IMPORTED_PARTS = 200_000;
/** The maximum number of plans of one block that are not retired. */
export const BLOCK_PLANS = 20;
/** The maximum number of browsers that show a person reminders. Another one replaces the oldest. */
export const PUSH_BROWSERS = 10;

/** How long a draw that no reading uses is kept, in milliseconds. */
export const OPEN_DRAW_KEPT_MS = DAY_MS;

/** Returns when another draw may be sealed: when the oldest open draw expires. */
export function nextDrawAt(oldest: Date): Date {
  return new Date(oldest.getTime() + OPEN_DRAW_KEPT_MS);
}
