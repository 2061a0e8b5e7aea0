// Connections to PostgreSQL: pipelined, with time limits, counted, and not taken down by a restart of the database.

import pg from "pg";
import type { BaseLogger } from "pino";

const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 30_000;
const STATEMENT_TIMEOUT_MS = 15_000;
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
}

export function createPool(options: PoolOptions): pg.Pool {
  const { connectionString, role, poolSize, log, roundTrips } = options;
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    pipeline: true,
    options: `-c role=${role}`,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    application_name: "rubber-arcana",
  });
  // Without these two listeners a restart of the database ends the process.
  pool.on("error", (error) => log.warn({ reason: error.message }, "an idle database connection was lost"));
  pool.on("connect", (client) => {
    client.on("error", (error) => log.warn({ reason: error.message }, "a database connection was lost"));
    countRoundTrips(client, roundTrips);
  });
  return pool;
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
