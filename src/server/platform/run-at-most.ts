/**
 * A function that runs a task as soon as fewer than the limit are running, and resolves with the task's result. Tasks
 * start in the order of the calls. A task whose signal is aborted while it waits is never started; the promise then
 * rejects with the signal's reason.
 */
export type RunInTurn = <Result>(task: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** Creates a function that runs at most `limit` tasks at the same time. A failed task also makes room for the next. */
export function runAtMost(limit: number): RunInTurn {
  let running = 0;
  const waiting = new Set<() => void>();

  const waitForTurn = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      const leave = () => {
        waiting.delete(begin);
        reject(signal?.reason);
      };
      waiting.add(begin);
      signal?.addEventListener("abort", leave, { once: true });
    });

  return async (task, signal) => {
    signal?.throwIfAborted();
    if (running < limit) running += 1;
    else await waitForTurn(signal);
    try {
      return await task();
    } finally {
      // The next waiting task takes over the place of this one, so `running` decreases only if no task waits.
      const [next] = waiting;
      if (next) {
        waiting.delete(next);
        next();
      } else running -= 1;
    }
  };
}
