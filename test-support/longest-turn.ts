/** The CPU time of the longest turn of the event loop, and of all turns. */
export interface Turns {
  /** The CPU time of the longest turn of the event loop, in milliseconds. */
  longest: number;
  /** The CPU time of all turns, in milliseconds. */
  total: number;
}

/**
 * Measures the turns of the event loop while `work` runs, in CPU time of this thread, so that other programs do not
 * lengthen them. Other work of this process counts as well. On some machines the clock ticks only every 4 ms.
 */
export async function measureTurns(work: () => Promise<unknown>): Promise<Turns> {
  const turns: Turns = { longest: 0, total: 0 };
  let last = process.threadCpuUsage();
  const measure = () => {
    const { user, system } = process.threadCpuUsage(last);
    last = process.threadCpuUsage();
    const spent = (user + system) / 1000;
    turns.longest = Math.max(turns.longest, spent);
    turns.total += spent;
  };
  let isOver = false;
  const watch = () => {
    measure();
    if (!isOver) setImmediate(watch);
  };
  setImmediate(watch);
  try {
    await work();
  } finally {
    isOver = true;
    measure();
  }
  return turns;
}

/** Runs `work` this many times and returns the smallest times, to exclude garbage collection and first compilation. */
export async function leastTurns(runs: number, work: () => Promise<unknown>): Promise<Turns> {
  const least: Turns = { longest: Number.POSITIVE_INFINITY, total: Number.POSITIVE_INFINITY };
  for (let run = 0; run < runs; run += 1) {
    const { longest, total } = await measureTurns(work);
    least.longest = Math.min(least.longest, longest);
    least.total = Math.min(least.total, total);
  }
  return least;
}
