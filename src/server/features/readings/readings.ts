// The front door of readings: the runs under way in this process.
import type { EventFeed } from "./event-feed.ts";

/** A run of the reading generator. It belongs to nobody's request: whoever started it may leave. */
export interface LiveRun {
  /** Of what was asked: the same key may only come with the same. */
  fingerprint: string;
  feed: EventFeed;
  /** Ends it as the person's own wish. */
  stop(): void;
  /** Resolves when all of it is stored, with how it ended. Never rejects. */
  ended: Promise<"done" | "failed" | "stopped">;
}

export interface ReadingRuns {
  find(userId: string, key: string): LiveRun | undefined;
  /** Keeps it until it has ended. */
  add(userId: string, key: string, run: LiveRun): void;
  /** How many are under way. */
  count(): number;
  /** Resolves when none is under way: for a graceful stop, after no more can begin. */
  whenIdle(): Promise<void>;
}

export function createReadingRuns(): ReadingRuns {
  const runs = new Map<string, LiveRun>();
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
