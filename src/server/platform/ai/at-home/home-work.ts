import type { Logger } from "../../log/log.ts";

/** What this process does with models at home while nobody waits for it: downloads and trials. */
export interface HomeWork {
  /** Begins a work. Its signal ends when the process stops. A failure that it does not handle is logged. */
  begin(work: (signal: AbortSignal) => Promise<void>): void;
  /** Resolves when everything that has begun is done. */
  whenIdle(): Promise<void>;
  /** Ends what is running. */
  stop(): Promise<void>;
}

export function createHomeWork(log: Logger): HomeWork {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const whenIdle = async () => {
    while (running.size > 0) await Promise.all(running);
  };
  return {
    begin(work) {
      const done: Promise<void> = work(stopping.signal)
        .catch((error: unknown) => {
          if (!stopping.signal.aborted) log.error({ err: error }, "a download or trial of a model failed");
        })
        .finally(() => running.delete(done));
      running.add(done);
    },
    whenIdle,
    async stop() {
      stopping.abort();
      await whenIdle();
    },
  };
}
