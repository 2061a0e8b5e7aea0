/**
 * A function that runs a task as soon as fewer than the limit are running, and resolves with the task's result. Tasks
 * start in the order of the calls.
 */
export type RunInTurn = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Creates a function that runs at most `limit` tasks at the same time. A failed task also makes room for the next. */
export function runAtMost(limit: number): RunInTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running < limit) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // The next waiting task takes over the place of this one, so `running` decreases only if no task waits.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
