import { setTimeout as wait } from "node:timers/promises";
import { sqlStateOf } from "./database-error.ts";

const ATTEMPTS = 8;
const FIRST_DELAY_MS = 5;
const LONGEST_DELAY_MS = 500;

const serializationFailure = "40001";
const deadlockDetected = "40P01";

/** Runs the work again when PostgreSQL asks for it: two transactions were in each other's way and this one gave in. */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error;
      await wait(delayAfter(attempt));
    }
  }
}

function isConflict(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === serializationFailure || state === deadlockDetected;
}

/** Anywhere below a bound that doubles, so that two who collided do not meet again. */
function delayAfter(attempt: number): number {
  return Math.random() * Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt);
}
