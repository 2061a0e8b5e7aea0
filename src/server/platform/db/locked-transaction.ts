import type pg from "pg";

/**
 * The number of the lock for preparing a database: an arbitrary number that nothing else on the database
 * locks.
 */
const LOCK = 7_236_471;

/** Runs `work` in a transaction under a lock, so that only one process at a time prepares this database. */
export async function lockedTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query("begin");
  try {
    await client.query("select pg_advisory_xact_lock($1)", [LOCK]);
    const value = await work();
    await client.query("commit");
    return value;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}
