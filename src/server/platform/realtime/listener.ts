// Provides the database connection on which the library's adapter listens for messages of other processes. The adapter
// requests a new connection when the old one is lost. This module releases the lost one, reports when the new one
// listens, and stops at shutdown.
import type pg from "pg";

export interface Listener {
  /** The stand-in pool that is passed to the adapter. */
  pool: pg.Pool;
  /** Resolves when the connection listens for the first time. */
  opened: Promise<void>;
  /** Stops the listener. After this, no new connection is opened. */
  close(): void;
}

/**
 * Creates a listener on this channel. `onReopened` is called when it listens again after a lost connection, because
 * messages may have been missed.
 */
export function openListener(pool: pg.Pool, channel: string, onReopened: () => void): Listener {
  const first = Promise.withResolvers<void>();
  let times = 0;
  let isClosed = false;
  // The adapter requests two connections when it loses one during a statement: one for the failure, one for the end.
  // With both, every message would arrive twice.
  let isTaken = false;

  async function connect(): Promise<pg.PoolClient> {
    if (isClosed || isTaken) return await never();
    isTaken = true;
    const client = await pool.connect().catch(whenOpen);
    // A database client that is lost while in use would otherwise occupy its place in the pool forever.
    const giveBack = () => {
      isTaken = false;
      client.release(true);
    };
    client.once("end", giveBack);
    try {
      await client.query(`listen "${channel}"`);
    } catch (error) {
      client.off("end", giveBack);
      giveBack();
      return await whenOpen(error);
    }
    if (isClosed) {
      client.off("end", giveBack);
      giveBack();
      return await never();
    }
    times += 1;
    if (times === 1) first.resolve();
    else onReopened();
    return client;
  }

  /**
   * Rejects with the error, so that the adapter tries again; once the listener is closed, never settles instead, because the adapter would retry.
   */
  async function whenOpen(error: unknown): Promise<never> {
    if (isClosed) return await never();
    isTaken = false;
    throw error;
  }

  // The stand-in pool has only those methods of a pool that the adapter uses.
  const watched: Pick<pg.Pool, "query"> & { connect: typeof connect } = {
    query: pool.query.bind(pool),
    connect,
  };
  return {
    pool: watched as pg.Pool,
    opened: first.promise,
    close: () => {
      isClosed = true;
    },
  };
}

function never(): Promise<never> {
  return new Promise(() => {});
}
