// A thread that asks the server every 20 ms, as people do who have nothing to do with an attack, and measures how long they wait.
import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

const EVERY_MS = 20;
/** The server is written to once in so many times, and first after half of them. A person may write 120 times a minute. */
const TIMES_PER_WRITE = 50;
/** A write of other people. It is larger than what an attack may leave free by chance. */
const WRITE = JSON.stringify({ terms: true, age16: true, more: "x".repeat(2000) });

/** What other people saw. */
export interface Seen {
  /** The longest wait for an answer, in milliseconds. */
  longestMs: number;
  asked: number;
  /** The answers that were no success. */
  refused: number;
}

interface Watched {
  url: string;
  /** The cookies of another person. */
  cookie: string;
}

/** Begins to ask. The returned function ends it and returns what was seen. */
export async function watchOthers(watched: Watched): Promise<() => Promise<Seen>> {
  const worker = new Worker(new URL(import.meta.url), { workerData: watched });
  const heard = () => new Promise<Seen>((resolve) => worker.once("message", resolve));
  await heard();
  return async () => {
    const seen = heard();
    worker.postMessage("end");
    const result = await seen;
    await worker.terminate();
    return result;
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

async function ask(path: string, { url, cookie }: Watched, body?: string): Promise<boolean> {
  return await new Promise<boolean>((resolve) => {
    const headers = {
      cookie,
      origin: url,
      "content-type": "application/json",
      "x-forwarded-for": "192.0.2.1",
    };
    const method = body === undefined ? "GET" : "PUT";
    const sent = request(new URL(path, url), { method, headers, agent }, (answer) => {
      answer.resume();
      answer.once("close", () => resolve(answer.statusCode === 200));
    });
    sent.once("error", () => resolve(false));
    sent.end(body);
  });
}

async function watch(watched: Watched): Promise<void> {
  const seen: Seen = { longestMs: 0, asked: 0, refused: 0 };
  const asking = new Set<Promise<void>>();
  let isOver = false;
  parentPort?.once("message", () => {
    isOver = true;
  });
  const askOnce = async (path: string, body?: string) => {
    const start = performance.now();
    const isRight = await ask(path, watched, body);
    seen.asked += 1;
    if (!isRight) seen.refused += 1;
    seen.longestMs = Math.max(seen.longestMs, performance.now() - start);
  };
  for (const path of ["/readyz", "/api/me"]) await ask(path, watched);
  parentPort?.postMessage(seen);
  for (let count = 0; !isOver; count += 1) {
    const isWrite = count % TIMES_PER_WRITE === TIMES_PER_WRITE / 2;
    const asked = isWrite
      ? askOnce("/api/me/consent", WRITE)
      : askOnce(count % 2 === 0 ? "/readyz" : "/api/me");
    asking.add(asked);
    void asked.finally(() => asking.delete(asked));
    await wait(EVERY_MS);
  }
  await Promise.all(asking);
  parentPort?.postMessage(seen);
}

if (!isMainThread) await watch(workerData as Watched);
