// Asks a running app for a page and writes rows, all the time, and records how each request was answered.
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Account } from "../sign-up.ts";

/** Each person writes once in this time, which stays below the limit of a minute. */
const WRITE_EVERY_MS = 1_500;
const PAGE_EVERY_MS = 500;

export interface Written {
  id: string;
  /** How it was answered: "ok", the code of the error, or the reason why there was no answer. */
  outcome: string;
  /** The Retry-After header of the answer, in seconds. */
  retryAfter: string | null;
  /** The time of the request and of its answer, by the clock of `performance.now()`. */
  from: number;
  to: number;
}

export interface Probe {
  written: Written[];
  /** How often the page was answered with which status, or not answered for which reason. */
  pages: Record<string, number>;
  /** Ends the requests. Resolves when each has been answered. */
  finish(): Promise<void>;
}

/** Starts the requests: each person writes blocks, and a stranger opens the first page of `url`. */
export function startProbe(url: string, people: readonly Account[]): Probe {
  const written: Written[] = [];
  const pages: Record<string, number> = {};
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (ms: number) => wait(ms, undefined, { signal }).catch(() => undefined);
  const writers = people.map(async (account, index) => {
    await pause((index * WRITE_EVERY_MS) / people.length);
    while (!signal.aborted) {
      written.push(await write(account));
      await pause(WRITE_EVERY_MS);
    }
  });
  const reader = async () => {
    while (!signal.aborted) {
      const status = await fetch(url).then(
        async (answer) => ((await answer.text()).includes("Rubber Arcana") ? String(answer.status) : "other"),
        (error: Error) => error.message,
      );
      pages[status] = (pages[status] ?? 0) + 1;
      await pause(PAGE_EVERY_MS);
    }
  };
  const done = Promise.all([...writers, reader()]);
  return {
    written,
    pages,
    async finish() {
      stopping.abort();
      await done;
    },
  };
}

async function write({ person }: Account): Promise<Written> {
  const id = randomUUID();
  const from = performance.now();
  const block = { id, blockTypeId: "work", name: `Row ${id}` };
  const { outcome, retryAfter } = await person.post("/api/blocks", block).then(
    ({ status, error, headers }) => ({
      outcome: error?.code ?? (status < 400 ? "ok" : `status ${status}`),
      retryAfter: headers.get("retry-after"),
    }),
    (error: Error) => ({ outcome: `no answer: ${error.message}`, retryAfter: null }),
  );
  return { id, outcome, retryAfter, from, to: performance.now() };
}
