import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** Sends what a fake model thinks before its answer, a word at a time. `eventOf` puts a word into the provider's format. */
export async function writeThoughts(
  eventOf: ((word: string) => string) | undefined,
  response: ServerResponse,
  { thoughts = "", everyMs = 0 }: { thoughts?: string; everyMs?: number },
): Promise<void> {
  for (const [word] of thoughts.matchAll(/\S+\s*/g)) {
    response.write(eventOf?.(word) ?? "");
    await sleep(everyMs);
  }
}
