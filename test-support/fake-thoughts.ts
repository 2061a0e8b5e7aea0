import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Wire } from "./fake-provider.ts";

/** Sends what a fake model thinks before its answer, a word at a time. */
export async function writeThoughts(
  wire: Wire,
  response: ServerResponse,
  { thoughts = "", everyMs = 0 }: { thoughts?: string; everyMs?: number },
): Promise<void> {
  for (const [word] of thoughts.matchAll(/\S+\s*/g)) {
    response.write(wire.thought?.(word) ?? "");
    await sleep(everyMs);
  }
}
