// Runs one transaction on one connection: either in one round trip (a batch), or step by step.
import type pg from "pg";
import { withoutStatementValues } from "./database-error.ts";
import { isFromStandby } from "./database-fault.ts";
import type { TransactionAttempt } from "./retry.ts";
import { openLine, type Transaction, withTimeout } from "./transaction-connection.ts";

/** The statements of a batch, in a list or by name; they are sent in their order. */
export type Statements = readonly PromiseLike<unknown>[] | Readonly<Record<string, PromiseLike<unknown>>>;

/** The results of a batch, in a list or by name as its statements. */
export type Settled<Q extends Statements> = { -readonly [K in keyof Q]: Awaited<Q[K]> };

export interface Run {
  pool: pg.Pool;
  /** The state of this attempt. `mayHaveCommitted` is set to true when COMMIT is sent for a transaction that writes. */
  attempt: TransactionAttempt;
  /** BEGIN and the settings of the transaction, one statement each. */
  opening: readonly string[];
  /**
   * The timeout for each statement of the body and for a batch's COMMIT, if it differs from the pool's. In a batch all of
   * them are sent at once, so that it is the limit of the whole batch.
   */
  answerTimeoutMs?: number;
}

/**
 * Sends `opening`, the statements and COMMIT at once. Throws the first error after everything was rolled
 * back.
 */
export async function runBatch<const Q extends Statements>(
  run: Run,
  body: (tx: Transaction) => Q,
): Promise<Settled<Q>> {
  const client = await run.pool.connect();
  let error: unknown;
  try {
    const { outcomes, names, closed } = sendBatch(client, run, body);
    const settled = await Promise.allSettled([...outcomes, closed]);
    const failed = settled.find((outcome) => outcome.status === "rejected");
    if (failed) throw failed.reason;
    checkCommitted(await closed);
    const results = (await Promise.all(outcomes)).slice(run.opening.length);
    return (
      names ? Object.fromEntries(names.map((name, index) => [name, results[index]])) : results
    ) as Settled<Q>;
  } catch (thrown) {
    error = thrown;
    throw thrown;
  } finally {
    giveBack(client, error);
  }
}

function sendBatch(client: pg.PoolClient, run: Run, body: (tx: Transaction) => Statements) {
  const line = openLine(client, run);
  const outcomes: Promise<unknown>[] = [];
  let names: string[] | null = null;
  let closing = "commit";
  // The connection is corked until everything is written, so that all statements go out in one packet.
  client.connection.stream.cork();
  try {
    for (const statement of run.opening) outcomes.push(client.query(statement));
    const statements = body(line.tx);
    names = Array.isArray(statements) ? null : Object.keys(statements);
    for (const query of Object.values<PromiseLike<unknown>>(statements)) {
      // The query builder sends a statement when its `then` is called, which throws if a value cannot be encoded.
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
  const closed = client.query(withTimeout({ text: closing }, run.answerTimeoutMs));
  client.connection.stream.uncork();
  return { outcomes, names, closed };
}

/** Runs the body of a transaction between `opening`, which is sent with its first statement, and COMMIT. */
export async function runSteps<T>(run: Run, body: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await run.pool.connect();
  const line = openLine(client, run);
  let error: unknown;
  try {
    const opened = Promise.all(run.opening.map((statement) => client.query(statement)));
    const [, done] = await Promise.allSettled([opened, body(line.tx)]);
    await opened;
    if (done.status === "rejected") throw done.reason;
    line.isOpen = false;
    run.attempt.mayHaveCommitted = line.hasWritten;
    checkCommitted(await client.query("commit"));
    return done.value;
  } catch (thrown) {
    error = thrown;
    line.isOpen = false;
    // A connection that cannot roll back is closed instead of returned to the pool.
    await client.query("rollback").catch(() => {});
    throw thrown;
  } finally {
    giveBack(client, error);
  }
}

function checkCommitted(result: pg.QueryResult): void {
  // If the transaction had failed before, PostgreSQL answers COMMIT with ROLLBACK instead of an error.
  if (result.command !== "COMMIT") throw new Error("The transaction was rolled back");
}

/** Returns the connection to the pool, or closes it if it is inside a transaction or leads to a standby. */
function giveBack(client: pg.PoolClient, error: unknown): void {
  const isUsable = client.getTransactionStatus() === "I" && !isFromStandby(withoutStatementValues(error));
  client.release(isUsable ? undefined : true);
}
