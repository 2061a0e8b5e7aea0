// Work that begins as soon as it is asked for, with pg-boss. A job holds only ids; what it works on is a row that knows its
// own state, so that a job that runs twice finds nothing to do.
import type { PgBoss } from "pg-boss";
import type { Logger } from "../log/log.ts";
import type { Job } from "./job.ts";

/** Longer than any piece of work should take. Work whose process ended is found by its row before that. */
const EXPIRE_S = 30 * 60;
const KEPT_S = 24 * 3600;

/** Ids of the row to work on. */
export type WorkItem = Readonly<Record<string, string>>;

export interface WorkQueue<Item extends WorkItem = WorkItem> {
  /** Lower-case words with hyphens: `make-export`. */
  name: string;
  /** Never throws where the work can be tried again: `waiting` finds it then. */
  run(item: Item): Promise<void>;
  /** Returns what waits to be done, oldest first: also what was given up by a process that ended. */
  waiting(): Promise<Item[]>;
  /** Subscribes to new work. */
  onAdded(listener: (item: Item) => void): void;
}

/** Works on items as they are added, one at a time. Returns a job that finds those that nobody works on. */
export async function openWorkQueue<Item extends WorkItem>(
  boss: PgBoss,
  queue: WorkQueue<Item>,
  { log, pollSeconds }: { log: Logger; pollSeconds: number },
): Promise<Job> {
  const { name } = queue;
  const options = {
    retryLimit: 0,
    expireInSeconds: EXPIRE_S,
    retentionSeconds: KEPT_S,
    deleteAfterSeconds: KEPT_S,
  };
  await boss.createQueue(name, { policy: "exclusive", ...options });
  await boss.updateQueue(name, options);
  const worker = await boss.work(
    name,
    { pollingIntervalSeconds: pollSeconds },
    async ([job]: { data: Item }[]) => {
      if (job) await queue.run(job.data);
    },
  );
  const add = async (items: readonly Item[]) => {
    for (const item of items) {
      await boss.send(name, item, { singletonKey: Object.values(item).join(":") });
    }
    if (items.length > 0) boss.notifyWorker(worker);
  };
  queue.onAdded((item) => {
    add([item]).catch((error: unknown) => log.warn({ err: error, queue: name }, "work waits for the sweep"));
  });
  return {
    name: `sweep-${name}`,
    schedule: "* * * * *",
    async run() {
      const found = await queue.waiting();
      await add(found);
      return { found: found.length };
    },
  };
}
