// Connections to PostgreSQL: pipelined, with time limits, counted, and not taken down by a restart of the database.

import pg from "pg";
import type { BaseLogger } from "pino";
import { isReadOnly } from "./read-only.ts";
import { retryRefused, retryRolledBack } from "./retry.ts";

const IDLE_TIMEOUT_MS = 30_000;
const STATEMENT_TIMEOUT_MS = 10_000;

export interface PoolTimeouts {
  /** For a new connection, and again for a free one where all are in use. */
  connectMs: number;
  /**
   * Where the server hangs, its own time limits do too. Longer than those, so that a server that works gives the
   * answer. A connection that ran into this one is closed.
   */
  answerMs: number;
}

const TIMEOUTS: PoolTimeouts = { connectMs: 5_000, answerMs: 12_000 };
/** A transaction whose process hangs lets go of its locks after this. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;

export type DatabaseLog = Pick<BaseLogger, "info" | "warn" | "error">;

export interface RoundTripCounter {
  count: number;
}

export interface PoolOptions {
  connectionString: string;
  /** The role a connection has before any transaction names another. */
  role: string;
  poolSize: number;
  log: DatabaseLog;
  roundTrips: RoundTripCounter;
  timeouts?: PoolTimeouts | undefined;
}

/**
 * Connections for requests. A refused connection is tried again for two seconds, and so is a statement of `pool.query`
 * that certainly had no effect. Nothing waits longer than 10 s for a connection and 12 s for an answer.
 */
export function createPool(options: PoolOptions): pg.Pool {
  const { connectionString, role, poolSize, log, roundTrips, timeouts = TIMEOUTS } = options;
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    pipeline: true,
    options: `-c role=${role}`,
    connectionTimeoutMillis: timeouts.connectMs,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: timeouts.answerMs,
    keepAlive: true,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    application_name: "rubber-arcana",
  });
  // Without these two listeners a restart of the database ends the process.
  pool.on("error", (error) => log.warn({ reason: error.message }, "an idle database connection was lost"));
  pool.on("connect", (client) => {
    client.on("error", (error) => log.warn({ reason: error.message }, "a database connection was lost"));
    countRoundTrips(client, roundTrips);
  });
  retryConnects(pool);
  retryStatements(pool);
  return pool;
}

function retryConnects(pool: pg.Pool): void {
  const connectOnce: () => Promise<pg.PoolClient> = pool.connect.bind(pool);
  type Callback = (
    error: Error | undefined,
    client: pg.PoolClient | undefined,
    release: (error?: Error | boolean) => void,
  ) => void;
  const connect = (callback?: Callback) => {
    const connected = retryRefused(connectOnce);
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => {}),
    );
    return undefined;
  };
  pool.connect = connect as typeof pool.connect;
}

/** `pool.query` runs one statement, which commits by itself. */
function retryStatements(pool: pg.Pool): void {
  type Send = (config: string | pg.QueryConfig, ...more: unknown[]) => Promise<pg.QueryResult>;
  const sendOnce = pool.query.bind(pool) as Send;
  const send: Send = (config, ...more) =>
    retryRolledBack((attempt) => {
      attempt.mayHaveCommitted = !isReadOnly(typeof config === "string" ? config : config.text);
      return sendOnce(config, ...more);
    });
  pool.query = send as typeof pool.query;
}

/** One wait for the database is one round trip: statements sent while an answer is still awaited share it. */
function countRoundTrips(client: pg.PoolClient, roundTrips: RoundTripCounter): void {
  let isBusy = false;
  client.on("drain", () => {
    isBusy = false;
  });
  const send: (...parameters: unknown[]) => unknown = client.query.bind(client);
  const counted = (...parameters: unknown[]) => {
    if (!isBusy) roundTrips.count += 1;
    isBusy = true;
    return send(...parameters);
  };
  client.query = counted as typeof client.query;
}
