// Lets a test change rows while the code under test wants to change the same ones.
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { inject } from "vitest";

const POLL_MS = 5;
const WAITS_WITHIN_MS = 10_000;

/** The SQL for the number of statements that wait for this transaction. */
const hereWaiting = `(select count(*) from pg_stat_activity where pg_backend_pid() = any (pg_blocking_pids(pid)))`;
/** The same on a distributed database, where a statement may wait on another machine. */
const anywhereWaiting = `${hereWaiting} + (select count(*) from citus_lock_waits)`;

/**
 * Sends a statement in a transaction, starts `work`, waits until a statement of `work` waits for a lock of that
 * transaction, and then commits. Resolves with the result of `work`. Throws if nothing waits.
 */
export async function changeMeanwhile<T>(
  databaseUrl: string,
  { text, values }: { text: string; values: unknown[] },
  work: () => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("begin");
    const { rowCount } = await client.query(text, values);
    if (rowCount !== 1) throw new Error(`The statement changed ${rowCount} rows`);
    const working = work();
    try {
      await waitForWaiting(client);
    } finally {
      await client.query("commit");
      await Promise.allSettled([working]);
    }
    return await working;
  } finally {
    await client.end();
  }
}

async function waitForWaiting(client: pg.Client): Promise<void> {
  const deadline = performance.now() + WAITS_WITHIN_MS;
  const waiting = inject("isDistributed") ? anywhereWaiting : hereWaiting;
  for (;;) {
    const { rows } = await client.query<{ count: number }>(`select (${waiting})::int as count`);
    if (rows[0]?.count) return;
    if (performance.now() > deadline) throw new Error("No statement waited for the changed row");
    await pause(POLL_MS);
  }
}
