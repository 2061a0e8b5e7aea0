// The connection that the adapter listens on. The adapter keeps it for as long as it lasts and asks for another when it
// is lost; what it does not do is done here: giving the lost one back, saying when it listens, and stopping at the end.
import type pg from "pg";

export interface Ear {
  /** What the adapter gets in place of the pool. */
  pool: pg.Pool;
  /** Resolves when it listens for the first time. */
  opened: Promise<void>;
  /** Nothing begins after this. */
  close(): void;
}

/** `onReopened`: it listens again, and what was said meanwhile was not heard. */
export function openEar(pool: pg.Pool, channel: string, onReopened: () => void): Ear {
  const first = Promise.withResolvers<void>();
  let times = 0;
  let isClosed = false;

  async function connect(): Promise<pg.PoolClient> {
    if (isClosed) return await never();
    const client = await pool.connect().catch(whenOpen);
    // A client that is lost while in use would hold its place in the pool for good.
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

  /** The adapter tries again after an error, also when it was closed meanwhile. */
  async function whenOpen(error: unknown): Promise<never> {
    if (isClosed) return await never();
    throw error;
  }

  // All that the adapter asks of a pool.
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
