// Requests readings whose process or database may fail meanwhile, and follows them to their end.
import { setTimeout as wait } from "node:timers/promises";
import type { ReadingInput } from "#contract/readings.ts";
import type { Person } from "#test-support/person.ts";
import { orderOf, toWhole, type WholeReading, wholeOf } from "#test-support/reading-app.ts";

/**
 * The time to wait for the end of a reading whose process died, in milliseconds. It normally takes up to 30 seconds.
 */
const FOUND_WITHIN_MS = 45_000;
const POLL_MS = 500;

/** Requests a reading. Calls `begun` with the first event, which confirms the reading. */
export async function read(
  person: Person,
  { key, begun, ...input }: { key: string; begun?: () => void } & Partial<ReadingInput>,
): Promise<WholeReading> {
  const headers = { "idempotency-key": key };
  const stream = await person.stream("POST", "/api/readings", orderOf(input), { headers });
  const sent: Awaited<ReturnType<typeof stream.all>> = [];
  try {
    for await (const event of stream) {
      sent.push(event);
      begun?.();
    }
  } catch {
    // The process was killed, which cut the stream. The events received before count.
  }
  return toWhole(stream, sent);
}

/**
 * Requests a reading's stream until the reading has ended, as a page does whose connection was cut.
 */
export async function followToEnd(person: Person, key: string): Promise<WholeReading> {
  const deadline = Date.now() + FOUND_WITHIN_MS;
  while (Date.now() < deadline) {
    const followed = await wholeOf(await person.stream("GET", `/api/readings/${key}/events`));
    if (followed.last?.type === "done" || followed.last?.type === "error") return followed;
    await wait(POLL_MS);
  }
  throw new Error(`The reading ${key} never ended`);
}
