// The runs that this process carries out, which continue even if their request has ended. Stored in memory by person
// and key until they end.
import { setTimeout as wait } from "node:timers/promises";

/** The maximum time that a stop waits for the run to end, in milliseconds. */
const STOP_WAIT_MS = 5000;

interface Run {
  /** Ends the run because the person requested it. */
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
  /** Resolves when no run is running in this process. Call it at shutdown, after new runs have become impossible. */
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
