// PostgreSQL connections: pipelined, with timeouts, counted, and surviving a restart of the database.

import type pg from "pg";
import type { BaseLogger } from "pino";
import { countingClient, type RoundTripCounter } from "./counting-client.ts";
import { RetryingPool } from "./retrying-pool.ts";
import { sendInTransaction, transactionClient } from "./transaction-pooling.ts";

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

const LIMITS_AS_SETTINGS = Object.entries(SERVER_LIMITS).map(([name, value]) => `${name} = ${value}`);

export type DatabaseLog = Pick<BaseLogger, "info" | "warn" | "error">;

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
  const Counting = countingClient(roundTrips);
  const pool = new RetryingPool(
    {
      connectionString,
      max: poolSize,
      pipeline: true,
      connectionTimeoutMillis: timeouts.connectMs,
      idleTimeoutMillis: IDLE_TIMEOUT_MS,
      query_timeout: timeouts.answerMs,
      keepAlive: true,
      application_name: "rubber-arcana",
      Client: isPooled ? transactionClient(Counting, [`role = ${role}`, ...LIMITS_AS_SETTINGS]) : Counting,
      ...(!isPooled && { ...SERVER_LIMITS, options: `-c role=${role}` }),
    },
    isPooled ? sendInTransaction : (client, statement, values) => client.query(statement, values),
  );
  // Without these two listeners a restart of the database would end the process.
  pool.on("error", (error) => log.warn({ reason: error.message }, "an idle database connection was lost"));
  pool.on("connect", (client) => {
    client.on("error", (error) => log.warn({ reason: error.message }, "a database connection was lost"));
  });
  return pool;
}
