import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";

/**
 * The number of the lock for preparing a database: an arbitrary number that nothing else on the database
 * locks.
 */
const LOCK = 7_236_471;
const RETRY_MS = 25;

/** Runs `work` in a transaction under a lock, so that only one process at a time prepares this database. */
export async function lockedTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  try {
    for (;;) {
      await client.query("begin");
      if (await isLocked(client, "pg_try_advisory_xact_lock")) break;
      await client.query("rollback");
      await wait(RETRY_MS);
    }
    const value = await work();
    await client.query("commit");
    return value;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

/** Runs `work` under the same lock but in no transaction, for statements that begin transactions of their own. */
export async function lockedSession<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  while (!(await isLocked(client, "pg_try_advisory_lock"))) await wait(RETRY_MS);
  try {
    return await work();
  } finally {
    // If the unlock fails, the connection is lost, and the lock with it.
    await client.query("select pg_advisory_unlock($1)", [LOCK]).catch(() => {});
  }
}

/**
 * Tries to take the lock without waiting for it. A waiting transaction would hold a snapshot, and a process that
 * creates an index concurrently waits for all snapshots, so the two would wait for each other.
 */
async function isLocked(client: pg.Client, lock: string): Promise<boolean> {
  const { rows } = await client.query<{ isLocked: boolean }>(`select ${lock}($1) as "isLocked"`, [LOCK]);
  return rows[0]?.isLocked === true;
}
