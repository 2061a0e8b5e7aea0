import { setTimeout as wait } from "node:timers/promises";
import type { Target } from "./target.ts";

/**
 * The time for the letters of killed processes, in milliseconds: their claims last two minutes, and a sweep runs each
 * minute.
 */
const ARRIVES_WITHIN_MS = 480_000;
const POLL_MS = 500;

/** Waits until no letter is queued, or until every letter of a killed process should have been sent. */
export async function untilLettersSent({ sql }: Pick<Target, "sql">): Promise<void> {
  const deadline = Date.now() + ARRIVES_WITHIN_MS;
  while ((await sql("select 1 from auth.letter")).length > 0) {
    if (Date.now() > deadline) return;
    await wait(POLL_MS);
  }
}
