// What goes on in this process whether or not its request still listens: kept by its person and its key until it ends.
import { setTimeout as wait } from "node:timers/promises";

/** How long a stop waits to see its run end. */
const STOP_WAIT_MS = 5000;

interface Run {
  /** Ends it as the person's own wish. */
  stop(): void;
  /** With how it ended. Never rejects. */
  ended: Promise<string>;
}

export interface LiveRuns<Live extends Run> {
  find(userId: string, key: string): Live | undefined;
  /** Keeps it until it has ended. */
  add(userId: string, key: string, run: Live): void;
  /** How many are under way. */
  count(): number;
  /** Resolves when none is under way: for a graceful stop, after no more can begin. */
  whenIdle(): Promise<void>;
}

export function createLiveRuns<Live extends Run>(): LiveRuns<Live> {
  const runs = new Map<string, Live>();
  const nameOf = (userId: string, key: string) => `${userId} ${key}`;
  return {
    find: (userId, key) => runs.get(nameOf(userId, key)),
    add(userId, key, run) {
      const name = nameOf(userId, key);
      runs.set(name, run);
      void run.ended.then(() => runs.delete(name));
    },
    count: () => runs.size,
    async whenIdle() {
      while (runs.size > 0) await Promise.all([...runs.values()].map((run) => run.ended));
    },
  };
}

/** Whether that is how it ends: it may have ended before. */
export async function stopRun(run: Run): Promise<boolean> {
  run.stop();
  const end = await Promise.race([run.ended, wait(STOP_WAIT_MS, "stopped", { ref: false })]);
  return end === "stopped";
}
