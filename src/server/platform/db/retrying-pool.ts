import pg from "pg";
import { isReadOnly } from "./read-only.ts";
import { retryRefused, retryRolledBack } from "./retry.ts";

export type Statement = string | pg.QueryConfig;

/** Sends one statement on a connection, outside of any transaction. */
export type SendOne = (
  client: pg.PoolClient,
  statement: Statement,
  values?: unknown[],
) => Promise<pg.QueryResult>;

/** A pool of connections that retries a refused connection, and a statement of `query` that certainly had no effect. */
export class RetryingPool extends pg.Pool {
  readonly #sendOne: SendOne;

  constructor(config: pg.PoolConfig, sendOne: SendOne) {
    super(config);
    this.#sendOne = sendOne;
  }

  override connect(): Promise<pg.PoolClient> {
    return retryRefused(() => super.connect());
  }

  /** Runs a single statement, which commits by itself. */
  override query<Answer>(statement: Statement, values?: unknown): Answer {
    const answer = retryRolledBack((attempt) => {
      attempt.mayHaveCommitted = !isReadOnly(typeof statement === "string" ? statement : statement.text);
      return this.#runAlone(statement, values as unknown[] | undefined);
    });
    return answer as Answer;
  }

  /** A connection on which a statement failed is closed, because it may be the connection that failed. */
  async #runAlone(statement: Statement, values?: unknown[]): Promise<pg.QueryResult> {
    const client = await this.connect();
    let hasFailed = true;
    try {
      const result = await this.#sendOne(client, statement, values);
      hasFailed = false;
      return result;
    } finally {
      client.release(hasFailed);
    }
  }
}
