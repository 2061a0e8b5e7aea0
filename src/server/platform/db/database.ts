import type pg from "pg";
import { withoutStatementValues } from "./database-error.ts";
import { readMigrations } from "./migrate.ts";
import { forBatch, forJobs, moveOpening, opening, openingFor } from "./opening-statements.ts";
import { createPool, type DatabaseLog, type PoolTimeouts } from "./pool.ts";
import { createReadiness } from "./readiness.ts";
import { retryRolledBack, type TransactionAttempt } from "./retry.ts";
import { roles } from "./roles.ts";
import { runBatch, runSteps, type Settled, type Statements } from "./run-transaction.ts";
import type { Transaction } from "./transaction-connection.ts";

export type { Transaction };

const DEFAULT_POOL_SIZE = 10;
const AUTH_POOL_SHARE = 0.5;

export interface Actor {
  userId: string;
}

export interface BatchLimits {
  /**
   * The time limit of a statement in milliseconds, for a batch that may take long. The whole batch may take 10 s more.
   */
  timeoutMs: number;
}

/**
 * Every statement runs in a transaction, as a role that owns nothing. All methods retry after a failure that
 * certainly had no effect: a serialization failure, a deadlock, or a connection refused or lost before COMMIT
 * was sent. So a body may run more than once and must have no effect outside the database. Errors are
 * PostgreSQL's own (`pg.DatabaseError` with its SQLSTATE in `code`) or network errors, without the
 * statement's values; `databaseFaultOf` recognises temporary ones.
 */
export interface Database {
  /**
   * Runs in one round trip. The body returns statements that it has built but not awaited; either all or none
   * take effect. Only the person's own rows are visible. A statement may take 10 s, and all together 12 s.
   */
  batch<const Q extends Statements>(
    actor: Actor,
    body: (tx: Transaction) => Q,
    limits?: BatchLimits,
  ): Promise<Settled<Q>>;
  /** Runs a transaction. Takes one round trip per statement that the body awaits, and one for COMMIT. */
  transaction<T>(actor: Actor, body: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Runs in one round trip on data shared by everybody (deck, rate limits). Tables of people appear empty.
   */
  shared<const Q extends Statements>(body: (tx: Transaction) => Q): Promise<Settled<Q>>;
  /** Runs a transaction for housekeeping, which sees everybody's rows. Never used on behalf of a request. */
  asJobs<T>(body: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Runs a transaction that sees the rows of two people, to move a guest's rows into an account. */
  acrossUsers<T>(actor: { from: string; to: string }, body: (tx: Transaction) => Promise<T>): Promise<T>;
  /** The connection pool for accounts and signing in, which sees only the schema `auth`. */
  authPool: pg.Pool;
  /** The number of round trips since the start, including those of `authPool`. */
  roundTrips(): number;
  /**
   * Returns whether the database answers within a second, takes writes, and has every migration of this version. Never
   * throws.
   */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  connectionString: string;
  /**
   * The connection string of a pooler in transaction mode before the same database, with the login of
   * `connectionString`. Only readiness is then asked directly.
   */
  poolerString?: string | undefined;
  log: DatabaseLog;
  /** The number of connections for requests. Signing in gets half as many in addition. */
  poolSize?: number;
  /** Shorter database timeouts for tests. */
  timeouts?: PoolTimeouts;
}

/**
 * Opens pools on a migrated database (`migrate`). Connects lazily, so a database that is down does not throw.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { connectionString, poolerString, log, poolSize = DEFAULT_POOL_SIZE, timeouts } = options;
  const roundTrips = { count: 0 };
  const isPooled = poolerString !== undefined;
  const shared = { connectionString: poolerString ?? connectionString, isPooled, log, roundTrips, timeouts };
  const pool = createPool({ ...shared, role: roles.app, poolSize });
  const authPool = createPool({
    ...shared,
    role: roles.auth,
    poolSize: Math.max(1, Math.ceil(poolSize * AUTH_POOL_SHARE)),
  });
  const migrations = (await readMigrations()).map((migration) => migration.name);
  const readiness = createReadiness(connectionString, migrations);

  return {
    batch: (actor, body, limits) =>
      guarded((attempt) => runBatch({ pool, attempt, ...forBatch(actor, limits) }, body)),
    transaction: (actor, body) =>
      guarded((attempt) => runSteps({ pool, attempt, opening: openingFor(actor) }, body)),
    shared: (body) => guarded((attempt) => runBatch({ pool, attempt, opening: opening(roles.app) }, body)),
    asJobs: (body) => guarded((attempt) => runSteps({ pool, attempt, ...forJobs }, body)),
    acrossUsers: (actor, body) =>
      guarded((attempt) => runSteps({ pool, attempt, opening: moveOpening(actor) }, body)),
    authPool,
    roundTrips: () => roundTrips.count,
    isReady: () => readiness.isReady(),
    close: async () => {
      await Promise.all([pool.end(), authPool.end(), readiness.close()]);
    },
  };
}

function guarded<T>(work: (attempt: TransactionAttempt) => Promise<T>): Promise<T> {
  return retryRolledBack(async (attempt) => {
    try {
      return await work(attempt);
    } catch (error) {
      throw withoutStatementValues(error);
    }
  });
}
