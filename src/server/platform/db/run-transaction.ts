// One transaction on one connection: either all in one round trip (a batch), or step by step.
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";

/** Builds statements for the transaction it belongs to; a statement is sent when it is awaited (in a batch: for you). */
export type Transaction = Pick<
  NodePgDatabase<Record<string, never>>,
  | "select"
  | "selectDistinct"
  | "selectDistinctOn"
  | "insert"
  | "update"
  | "delete"
  | "execute"
  | "with"
  | "$with"
>;

export type Settled<Q extends readonly PromiseLike<unknown>[]> = { -readonly [K in keyof Q]: Awaited<Q[K]> };

interface Line {
  client: pg.PoolClient;
  tx: Transaction;
  /** Statements pass only between BEGIN and COMMIT; one that comes later would run outside of the transaction. */
  isOpen: boolean;
}

const lines = new WeakMap<pg.PoolClient, Line>();

function lineOf(client: pg.PoolClient): Line {
  const known = lines.get(client);
  if (known) return known;
  const guarded = {
    query: (config: pg.QueryConfig, values: unknown[]) =>
      line.isOpen
        ? client.query(config, values)
        : Promise.reject(new Error("A statement was sent after its transaction had ended")),
  };
  const line: Line = { client, tx: drizzle({ client: guarded as pg.PoolClient }), isOpen: false };
  lines.set(client, line);
  return line;
}

/** Sends `opening`, the statements and COMMIT in one go; throws the first error, after everything was rolled back. */
export async function runBatch<const Q extends readonly PromiseLike<unknown>[]>(
  pool: pg.Pool,
  opening: string,
  body: (tx: Transaction) => Q,
): Promise<Settled<Q>> {
  const client = await pool.connect();
  try {
    const { outcomes, closed } = sendBatch(lineOf(client), opening, body);
    const settled = await Promise.allSettled([...outcomes, closed]);
    const failed = settled.find((outcome) => outcome.status === "rejected");
    if (failed) throw failed.reason;
    checkCommitted(await closed);
    return (await Promise.all(outcomes)).slice(1) as Settled<Q>;
  } finally {
    giveBack(client);
  }
}

function sendBatch(line: Line, opening: string, body: (tx: Transaction) => readonly PromiseLike<unknown>[]) {
  const { client } = line;
  const outcomes: Promise<unknown>[] = [];
  let closing = "commit";
  // Held back until all is written, so that it travels in one packet.
  client.connection.stream.cork();
  try {
    outcomes.push(client.query(opening));
    line.isOpen = true;
    for (const query of body(line.tx)) {
      // The query builder sends in `then`, at once; a value that it cannot encode makes `then` itself throw.
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      query.then(resolve, reject);
      outcomes.push(promise);
    }
  } catch (error) {
    closing = "rollback";
    outcomes.push(Promise.reject(error));
  } finally {
    line.isOpen = false;
  }
  const closed = client.query(closing);
  client.connection.stream.uncork();
  return { outcomes, closed };
}

/** Runs the body between `opening`, which travels with the body's first statement, and COMMIT. */
export async function runSteps<T>(
  pool: pg.Pool,
  opening: string,
  body: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const line = lineOf(client);
  try {
    const opened = client.query(opening);
    line.isOpen = true;
    const [, done] = await Promise.allSettled([opened, body(line.tx)]);
    await opened;
    if (done.status === "rejected") throw done.reason;
    line.isOpen = false;
    checkCommitted(await client.query("commit"));
    return done.value;
  } catch (error) {
    line.isOpen = false;
    // A connection that cannot even roll back is not given back to the pool.
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    giveBack(client);
  }
}

function checkCommitted(result: pg.QueryResult): void {
  // PostgreSQL answers COMMIT with ROLLBACK, and no error, where the transaction had failed before.
  if (result.command !== "COMMIT") throw new Error("The transaction was rolled back");
}

function giveBack(client: pg.PoolClient): void {
  const isIdle = client.getTransactionStatus() === "I";
  client.release(isIdle ? undefined : true);
}
