// Work that continues in this process even if its request has ended, stored by person and key until it ends.
import { setTimeout as wait } from "node:timers/promises";

/** How long a stop waits for the run to end, in milliseconds. */
const STOP_WAIT_MS = 5000;

interface Run {
  /** Ends the live run because the person asked for its end. */
  stop(): void;
  /** Resolves with how the live run ended. Never rejects. */
  ended: Promise<string>;
}

export interface LiveRuns<Live extends Run> {
  find(userId: string, key: string): Live | undefined;
  /** Keeps the run in memory until it has ended. */
  add(userId: string, key: string, run: Live): void;
  /** The number of runs that are running in this process. */
  count(): number;
  /** Resolves when no run is running in this process. For a shutdown, after no new run can begin. */
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

/** Stops a run. Returns false if it had already ended in another way. */
export async function stopRun(run: Run): Promise<boolean> {
  run.stop();
  const end = await Promise.race([run.ended, wait(STOP_WAIT_MS, "stopped", { ref: false })]);
  return end === "stopped";
}
