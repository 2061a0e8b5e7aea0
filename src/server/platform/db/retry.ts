import { setTimeout as wait } from "node:timers/promises";
import { sqlStateOf } from "./database-error.ts";

const ATTEMPTS = 8;
const FIRST_DELAY_MS = 5;
const LONGEST_DELAY_MS = 500;

const serializationFailure = "40001";
const deadlockDetected = "40P01";
const adminShutdown = "57P01";

const rolledBackStates = [serializationFailure, deadlockDetected, adminShutdown];

/**
 * Runs the work again when it certainly took no effect: two transactions were in each other's way and this one gave
 * in, or the connection had been ended by the server before the statements came to it.
 */
export async function retryRolledBack<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !wasRolledBack(error)) throw error;
      await wait(delayAfter(attempt));
    }
  }
}

function wasRolledBack(error: unknown): boolean {
  return rolledBackStates.includes(sqlStateOf(error) ?? "") || isUnsent(error);
}

/** A write to a connection that the other side has closed: COMMIT, which is written last, cannot have arrived. */
function isUnsent(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EPIPE";
}

/** Anywhere below a bound that doubles, so that two who collided do not meet again. */
function delayAfter(attempt: number): number {
  return Math.random() * Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt);
}
