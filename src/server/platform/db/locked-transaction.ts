import type pg from "pg";

/** Any number, as long as nothing else on the database locks it. */
const LOCK = 7_236_471;

/** One transaction at a time among all processes that prepare this database; the others wait for it. */
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
