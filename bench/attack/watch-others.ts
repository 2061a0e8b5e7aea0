// A thread that asks the server every 20 ms, as people do who have nothing to do with an attack, and measures how long they wait.
import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

const EVERY_MS = 20;

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

async function ask(path: string, { url, cookie }: Watched): Promise<boolean> {
  return await new Promise<boolean>((resolve) => {
    const headers = { cookie, "x-forwarded-for": "192.0.2.1" };
    const sent = request(new URL(path, url), { headers, agent }, (answer) => {
      answer.resume();
      answer.once("close", () => resolve(answer.statusCode === 200));
    });
    sent.once("error", () => resolve(false));
    sent.end();
  });
}

async function watch(watched: Watched): Promise<void> {
  const seen: Seen = { longestMs: 0, asked: 0, refused: 0 };
  const asking = new Set<Promise<void>>();
  let isOver = false;
  parentPort?.once("message", () => {
    isOver = true;
  });
  const askOnce = async (path: string, isCounted: boolean) => {
    const start = performance.now();
    const isRight = await ask(path, watched);
    if (!isCounted) return;
    seen.asked += 1;
    if (!isRight) seen.refused += 1;
    seen.longestMs = Math.max(seen.longestMs, performance.now() - start);
  };
  for (const path of ["/readyz", "/api/me"]) await askOnce(path, false);
  parentPort?.postMessage(seen);
  for (let count = 0; !isOver; count += 1) {
    const asked = askOnce(count % 2 === 0 ? "/readyz" : "/api/me", true);
    asking.add(asked);
    void asked.finally(() => asking.delete(asked));
    await wait(EVERY_MS);
  }
  await Promise.all(asking);
  parentPort?.postMessage(seen);
}

if (!isMainThread) await watch(workerData as Watched);
