// The connection that the adapter listens on. The adapter asks for another one when it is lost. This module
// does the rest: releases the lost one, reports when it listens, and stops at the end.
import type pg from "pg";

export interface Listener {
  /** The stand-in pool that is passed to the adapter. */
  pool: pg.Pool;
  /** Resolves when the connection listens for the first time. */
  opened: Promise<void>;
  /** Stops the listener. After this, no new connection is opened. */
  close(): void;
}

/** `onReopened` is called when it listens again after messages may have been missed. */
export function openListener(pool: pg.Pool, channel: string, onReopened: () => void): Listener {
  const first = Promise.withResolvers<void>();
  let times = 0;
  let isClosed = false;

  async function connect(): Promise<pg.PoolClient> {
    if (isClosed) return await never();
    const client = await pool.connect().catch(whenOpen);
    // A database client that is lost while in use would otherwise occupy its place in the pool forever.
    const giveBack = () => client.release(true);
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
   * Opens a connection. Rejects, or never settles once closed, because the adapter retries after an error
   * even when it was closed.
   */
  async function whenOpen(error: unknown): Promise<never> {
    if (isClosed) return await never();
    throw error;
  }

  // All the methods of a pool that the adapter uses.
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
