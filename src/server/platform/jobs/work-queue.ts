// Work that begins as soon as it is asked for, with pg-boss. A job holds only ids; what it works on is a row that knows its
// own state, so that a job that runs twice finds nothing to do.

import type { PgBoss } from "pg-boss";
import { DAY_S } from "#domain/time.ts";
import type { Logger } from "../log/log.ts";
import type { Job } from "./job.ts";

/** Longer than any piece of work should take. Work whose process ended is found by its row before that. */
const EXPIRE_S = 30 * 60;
const KEPT_S = DAY_S;

/** Ids of the row to work on. */
export type WorkItem = Readonly<Record<string, string>>;

export interface WorkQueue<Item extends WorkItem = WorkItem> {
  /** Lower-case words with hyphens: `make-export`. */
  name: string;
  /** The name of the job that finds what nobody works on; `sweep-<name>` if absent. */
  sweepName?: string;
  /** How many items one process works on in parallel; one if absent. */
  workers?: number;
  /** The time limit of an item; half an hour if absent. */
  expireSeconds?: number;
  /** How an item is run again after it has failed, with pauses that double; only the sweep does so if absent. */
  retries?: { most: number; pauseSeconds: number; longestPauseSeconds: number };
  /** Where there are no `retries`, never throws if the work can be tried again: `waiting` finds it then. */
  run(item: Item): Promise<void>;
  /** Returns what waits to be done, oldest first: also what was given up by a process that ended. */
  waiting(): Promise<Item[]>;
  /** Deletes what was given up for good. Resolves with the number. */
  forgetGivenUp?(): Promise<number>;
  /** Subscribes to new work. */
  onAdded(listener: (items: readonly Item[]) => void): void;
}

/** Works on items as they are added. Returns a job that finds those that nobody works on. */
export async function openWorkQueue<Item extends WorkItem>(
  boss: PgBoss,
  queue: WorkQueue<Item>,
  { log, pollSeconds }: { log: Logger; pollSeconds: number },
): Promise<Job> {
  const { name, sweepName = `sweep-${name}`, workers: count = 1 } = queue;
  const options = optionsOf(queue);
  await boss.createQueue(name, { policy: "exclusive", ...options });
  await boss.updateQueue(name, options);
  const work = async ([job]: { data: Item }[]) => {
    if (job) await queue.run(job.data);
  };
  const workers: string[] = [];
  while (workers.length < count) {
    workers.push(await boss.work(name, { pollingIntervalSeconds: pollSeconds }, work));
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
    retentionSeconds: KEPT_S,
    deleteAfterSeconds: KEPT_S,
  };
}
