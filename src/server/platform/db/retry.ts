import { setTimeout as wait } from "node:timers/promises";
import { isCollision, isLost, isRefused, isUnsent } from "./database-fault.ts";

/** Collisions of two transactions. */
const ATTEMPTS = 8;
const FIRST_DELAY_MS = 5;
const LONGEST_DELAY_MS = 500;

/** How long a refused connection is tried again, so that a short restart goes unnoticed. */
const OUTAGE_MS = 2_000;
const OUTAGE_DELAY_MS = 100;

/** What the work tells about itself while it runs. */
export interface Attempt {
  /** COMMIT of something that writes was sent, and what became of it is known by its answer alone. */
  mayHaveCommitted: boolean;
}

/**
 * Runs the work again when it certainly took no effect: two transactions were in each other's way and this one gave
 * in, or the connection was lost or refused before COMMIT was sent. A lost connection is tried again for two seconds.
 * Where COMMIT was sent and not answered, the error is thrown: running again could do everything twice.
 */
export async function retryRolledBack<T>(work: (attempt: Attempt) => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  for (let count = 1; ; count += 1) {
    const attempt: Attempt = { mayHaveCommitted: false };
    try {
      return await work(attempt);
    } catch (error) {
      const isInTime = performance.now() - startedAt < OUTAGE_MS;
      if (isCollision(error) && count < ATTEMPTS) await wait(delayAfter(count));
      else if (isInTime && hasNoEffect(error, attempt)) await wait(OUTAGE_DELAY_MS * Math.random());
      else throw error;
    }
  }
}

/** Connects again and again for two seconds. A refused connection has no effect. */
export async function retryRefused<T>(connect: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  for (;;) {
    try {
      return await connect();
    } catch (error) {
      if (!isRefused(error) || performance.now() - startedAt >= OUTAGE_MS) throw error;
      await wait(OUTAGE_DELAY_MS * (0.5 + Math.random()));
    }
  }
}

function hasNoEffect(error: unknown, { mayHaveCommitted }: Attempt): boolean {
  return isUnsent(error) || (!mayHaveCommitted && isLost(error));
}

/** Anywhere below a bound that doubles, so that two that collided do not meet again. */
function delayAfter(attempt: number): number {
  return Math.random() * Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt);
}
