import { setTimeout as wait } from "node:timers/promises";
import {
  isConnectionLost,
  isConnectionRefused,
  isSurelyWithoutEffect,
  isTransactionConflict,
} from "./database-fault.ts";

/** The most attempts after a transaction collided with others. */
const ATTEMPTS = 8;
const FIRST_DELAY_MS = 5;
const LONGEST_DELAY_MS = 500;

/**
 * The time in milliseconds for which a refused connection is retried, so that a short restart of the database goes
 * unnoticed.
 */
const OUTAGE_MS = 2_000;
const OUTAGE_DELAY_MS = 100;

/** The state of one attempt of a transaction, updated while it runs. */
export interface TransactionAttempt {
  /** Whether COMMIT was sent for a transaction that writes. Only the answer to COMMIT tells whether it took effect. */
  mayHaveCommitted: boolean;
}

/**
 * Retries the work when it certainly had no effect: it collided with another transaction, or the connection
 * was lost or refused before COMMIT was sent. Lost connections are retried for two seconds. Throws where
 * COMMIT was sent but not answered, since a retry could do everything twice.
 */
export async function retryRolledBack<T>(work: (attempt: TransactionAttempt) => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  for (let count = 1; ; count += 1) {
    const attempt: TransactionAttempt = { mayHaveCommitted: false };
    try {
      return await work(attempt);
    } catch (error) {
      const isInTime = performance.now() - startedAt < OUTAGE_MS;
      if (isTransactionConflict(error) && count < ATTEMPTS) await wait(delayAfter(count));
      else if (isInTime && hasNoEffect(error, attempt)) await wait(OUTAGE_DELAY_MS * Math.random());
      else throw error;
    }
  }
}

/** Retries a refused connection, which has no effect, for two seconds. */
export async function retryRefused<T>(connect: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  for (;;) {
    try {
      return await connect();
    } catch (error) {
      if (!isConnectionRefused(error) || performance.now() - startedAt >= OUTAGE_MS) throw error;
      await wait(OUTAGE_DELAY_MS * (0.5 + Math.random()));
    }
  }
}

function hasNoEffect(error: unknown, { mayHaveCommitted }: TransactionAttempt): boolean {
  return isSurelyWithoutEffect(error) || (!mayHaveCommitted && isConnectionLost(error));
}

/**
 * Returns a random delay in ms below a doubling limit, so that two collided transactions do not collide
 * again.
 */
function delayAfter(attempt: number): number {
  return Math.random() * Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt);
}
