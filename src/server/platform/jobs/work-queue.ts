// Queues of work that begins as soon as it is added, with pg-boss. A queued item holds only ids. The row that they
// identify stores the state of the work, so that an item that runs twice does nothing the second time.

import type { PgBoss } from "pg-boss";
import { DAY_S } from "#domain/time.ts";
import type { Logger } from "../log/log.ts";
import type { Job } from "./job.ts";

/** The default time limit of an item in seconds, longer than any work should take. */
const EXPIRE_S = 30 * 60;
/**
 * Seconds. A worker renews its item's heartbeat at half this interval. An item without a heartbeat for this long fails, and
 * the sweep can add it again; until then the queue refuses a second item for the same row.
 */
const HEARTBEAT_S = 60;
const KEPT_S = DAY_S;

/** The ids of the row to work on. */
export type WorkItem = Readonly<Record<string, string>>;

export interface WorkQueue<Item extends WorkItem = WorkItem> {
  /** The name of the queue in lower-case words with hyphens: `make-export`. */
  name: string;
  /** The name of the job that finds items that no process works on; `sweep-<name>` if absent. */
  sweepName?: string;
  /** The number of items that one process works on in parallel; 1 if absent. */
  workers?: number;
  /** The time limit of an item in seconds; half an hour if absent. */
  expireSeconds?: number;
  /** How often a failed item is retried, with pauses that double. If absent, only the sweep retries it. */
  retries?: { most: number; pauseSeconds: number; longestPauseSeconds: number };
  /**
   * Works on an item. Without `retries`, it must not throw if the work can be tried again: `waiting` then returns the
   * item later.
   */
  run(item: Item): Promise<void>;
  /** Returns the items that are waiting, oldest first, including those whose process ended. */
  waiting(): Promise<Item[]>;
  /** Deletes items that failed for good. Resolves with their number. */
  forgetGivenUp?(): Promise<number>;
  /** Subscribes to new items. */
  onAdded(listener: (items: readonly Item[]) => void): void;
}

/** Starts to work on items as they are added. Returns the sweep job, which finds items that no process works on. */
export async function openWorkQueue<Item extends WorkItem>(
  boss: PgBoss,
  queue: WorkQueue<Item>,
  { log, pollSeconds }: { log: Logger; pollSeconds: number },
): Promise<Job> {
  const { name, sweepName = `sweep-${name}`, workers: count = 1 } = queue;
  const options = optionsOf(queue);
  await boss.createQueue(name, { policy: "exclusive", ...options });
  await boss.updateQueue(name, options);
  const workers: string[] = [];
  while (workers.length < count) {
    let worker = "";
    worker = await boss.work<Item>(name, { pollingIntervalSeconds: pollSeconds }, async ([job]) => {
      if (!job) return;
      // Otherwise the worker would pause between two items until its next poll, however many are waiting.
      boss.notifyWorker(worker);
      await queue.run(job.data);
    });
    workers.push(worker);
  }
  const add = async (items: readonly Item[]) => {
    for (const item of items) {
      await boss.send(name, item, { singletonKey: Object.values(item).join(":") });
    }
    if (items.length > 0) for (const worker of workers) boss.notifyWorker(worker);
  };
  queue.onAdded((items) => {
    add(items).catch((error: unknown) => log.warn({ err: error, queue: name }, "work waits for the sweep"));
  });
  return {
    name: sweepName,
    schedule: "* * * * *",
    async run() {
      const forgotten = await queue.forgetGivenUp?.();
      const found = await queue.waiting();
      await add(found);
      return { found: found.length, ...(forgotten !== undefined && { forgotten }) };
    },
  };
}

function optionsOf({ expireSeconds = EXPIRE_S, retries }: Pick<WorkQueue, "expireSeconds" | "retries">) {
  return {
    retryLimit: retries?.most ?? 0,
    ...(retries && {
      retryDelay: retries.pauseSeconds,
      retryBackoff: true,
      retryDelayMax: retries.longestPauseSeconds,
    }),
    expireInSeconds: expireSeconds,
    heartbeatSeconds: HEARTBEAT_S,
    retentionSeconds: KEPT_S,
    deleteAfterSeconds: KEPT_S,
  };
}
