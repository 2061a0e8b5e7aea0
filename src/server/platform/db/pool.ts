// PostgreSQL connections: pipelined, with timeouts, counted, and surviving a restart of the database.

import pg from "pg";
import type { BaseLogger } from "pino";
import { isReadOnly } from "./read-only.ts";
import { retryRefused, retryRolledBack } from "./retry.ts";
import { poolByTransaction } from "./transaction-pooling.ts";

const IDLE_TIMEOUT_MS = 30_000;
const STATEMENT_TIMEOUT_MS = 10_000;

export interface PoolTimeouts {
  /** The time limit, in milliseconds, for opening a connection and also for waiting for a free one. */
  connectMs: number;
  /**
   * The time limit for a database answer, needed because a hanging server cannot enforce its own timeouts. It
   * is longer than those, so that a working server's error arrives first. A connection that exceeds it is
   * closed.
   */
  answerMs: number;
}

const TIMEOUTS: PoolTimeouts = { connectMs: 5_000, answerMs: 12_000 };
/**
 * The time in milliseconds after which the server ends an idle transaction, which frees the locks of a process that
 * hangs.
 */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;

/** The limits, in milliseconds, that the server itself enforces. */
const SERVER_LIMITS = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
};

export type DatabaseLog = Pick<BaseLogger, "info" | "warn" | "error">;

export interface RoundTripCounter {
  count: number;
}

export interface PoolOptions {
  connectionString: string;
  /** The role of a connection until a transaction sets another. */
  role: string;
  poolSize: number;
  log: DatabaseLog;
  roundTrips: RoundTripCounter;
  timeouts?: PoolTimeouts | undefined;
  /** Whether `connectionString` names a pooler in transaction mode, which refuses settings at the start. */
  isPooled?: boolean;
}

/**
 * Creates the connection pool for requests. Retries for two seconds when a connection is refused or a
 * statement of `pool.query` certainly had no effect. Waits at most 10 s for a connection and 12 s for an
 * answer.
 */
export function createPool(options: PoolOptions): pg.Pool {
  const {
    connectionString,
    role,
    poolSize,
    log,
    roundTrips,
    timeouts = TIMEOUTS,
    isPooled = false,
  } = options;
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    pipeline: true,
    connectionTimeoutMillis: timeouts.connectMs,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    query_timeout: timeouts.answerMs,
    keepAlive: true,
    application_name: "rubber-arcana",
    ...(!isPooled && { ...SERVER_LIMITS, options: `-c role=${role}` }),
  });
  // Without these two listeners a restart of the database would end the process.
  pool.on("error", (error) => log.warn({ reason: error.message }, "an idle database connection was lost"));
  pool.on("connect", (client) => {
    client.on("error", (error) => log.warn({ reason: error.message }, "a database connection was lost"));
    countRoundTrips(client, roundTrips);
  });
  retryConnects(pool);
  if (isPooled) poolByTransaction(pool, [`role = ${role}`, ...Object.entries(SERVER_LIMITS).map(toSetting)]);
  retryStatements(pool);
  return pool;
}

const toSetting = ([name, value]: [string, number]) => `${name} = ${value}`;

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

/** `pool.query` runs a single statement, which commits by itself. */
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

/** Counts one wait for the database as one round trip: statements sent before the answer arrives share it. */
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
