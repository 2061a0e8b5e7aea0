/** Runs the task as soon as fewer than the limit are running, and returns its result. Tasks start in the order of the calls. */
export type RunInTurn = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Creates a queue that runs at most `limit` tasks at the same time. A task that fails makes room like any other. */
export function runAtMost(limit: number): RunInTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running < limit) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // The place of this task goes to the next one, so `running` changes only if nobody waits.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
