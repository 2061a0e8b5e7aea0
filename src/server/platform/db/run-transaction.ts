// One transaction on one connection: either all in one round trip (a batch), or step by step.
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { isReadOnly } from "./read-only.ts";
import type { Attempt } from "./retry.ts";

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

export interface Run {
  pool: pg.Pool;
  /** Learns when COMMIT of something that writes is sent. */
  attempt: Attempt;
  /** BEGIN and what is set for the transaction. */
  opening: string;
  /** For each statement of the body, where it is not the pool's. */
  answerTimeoutMs?: number;
}

interface Line {
  client: pg.PoolClient;
  tx: Transaction;
  /** Statements pass only between BEGIN and COMMIT; one that comes later would run outside of the transaction. */
  isOpen: boolean;
  hasWritten: boolean;
  answerTimeoutMs: number | undefined;
}

const lines = new WeakMap<pg.PoolClient, Line>();

function lineOf(client: pg.PoolClient): Line {
  const known = lines.get(client);
  if (known) return known;
  const guarded = {
    query: (config: pg.QueryConfig, values: unknown[]) => {
      if (!line.isOpen)
        return Promise.reject(new Error("A statement was sent after its transaction had ended"));
      line.hasWritten ||= !isReadOnly(config.text);
      return client.query(withTimeout(config, line.answerTimeoutMs), values);
    },
  };
  const line: Line = {
    ...{ client, tx: drizzle({ client: guarded as pg.PoolClient }) },
    ...{ isOpen: false, hasWritten: false, answerTimeoutMs: undefined },
  };
  lines.set(client, line);
  return line;
}

function withTimeout(config: pg.QueryConfig, query_timeout: number | undefined): pg.QueryConfig {
  return query_timeout === undefined ? config : Object.assign({ query_timeout }, config);
}

function openLine(client: pg.PoolClient, { answerTimeoutMs }: Run): Line {
  return Object.assign(lineOf(client), { isOpen: true, hasWritten: false, answerTimeoutMs });
}

/** Sends `opening`, the statements and COMMIT in one go; throws the first error, after everything was rolled back. */
export async function runBatch<const Q extends readonly PromiseLike<unknown>[]>(
  run: Run,
  body: (tx: Transaction) => Q,
): Promise<Settled<Q>> {
  const client = await run.pool.connect();
  try {
    const { outcomes, closed } = sendBatch(client, run, body);
    const settled = await Promise.allSettled([...outcomes, closed]);
    const failed = settled.find((outcome) => outcome.status === "rejected");
    if (failed) throw failed.reason;
    checkCommitted(await closed);
    return (await Promise.all(outcomes)).slice(1) as Settled<Q>;
  } finally {
    giveBack(client);
  }
}

function sendBatch(
  client: pg.PoolClient,
  run: Run,
  body: (tx: Transaction) => readonly PromiseLike<unknown>[],
) {
  const line = openLine(client, run);
  const outcomes: Promise<unknown>[] = [];
  let closing = "commit";
  // Held back until all is written, so that it travels in one packet.
  client.connection.stream.cork();
  try {
    outcomes.push(client.query(run.opening));
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
  run.attempt.mayHaveCommitted = line.hasWritten && closing === "commit";
  const closed = client.query(closing);
  client.connection.stream.uncork();
  return { outcomes, closed };
}

/** Runs the body between `opening`, which travels with the body's first statement, and COMMIT. */
export async function runSteps<T>(run: Run, body: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await run.pool.connect();
  const line = openLine(client, run);
  try {
    const opened = client.query(run.opening);
    const [, done] = await Promise.allSettled([opened, body(line.tx)]);
    await opened;
    if (done.status === "rejected") throw done.reason;
    line.isOpen = false;
    run.attempt.mayHaveCommitted = line.hasWritten;
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
