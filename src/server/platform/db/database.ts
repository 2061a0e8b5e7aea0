import type pg from "pg";
import { withoutValues } from "./database-error.ts";
import { isUuid } from "./ids.ts";
import { readMigrations } from "./migrate.ts";
import { createPool, type DatabaseLog, type PoolTimeouts } from "./pool.ts";
import { createReadiness } from "./readiness.ts";
import { type Attempt, retryRolledBack } from "./retry.ts";
import { roles } from "./roles.ts";
import { runBatch, runSteps, type Settled, type Transaction } from "./run-transaction.ts";

export type { Transaction };

const DEFAULT_POOL_SIZE = 10;
const AUTH_POOL_SHARE = 0.5;
const JOBS_STATEMENT_TIMEOUT_MS = 120_000;
/** How much longer the answer may take than the statement. */
const JOBS_ANSWER_TIMEOUT_MS = JOBS_STATEMENT_TIMEOUT_MS + 10_000;

export interface Actor {
  userId: string;
}

/**
 * Every statement runs in a transaction, as a role that owns nothing. All of these run again after what certainly
 * had no effect (a serialization failure, a deadlock, a connection refused, or lost before COMMIT was sent), so a body
 * may run more than once and must have no effect outside of the database. Errors are PostgreSQL's own
 * (`pg.DatabaseError` with its SQLSTATE in `code`) or the network's, without the values of the statement;
 * `databaseFaultOf` tells those that pass.
 */
export interface Database {
  /**
   * One round trip: the body returns statements that it has built and not awaited; all of them or none take effect.
   * The person's rows are all that exists for it.
   */
  batch<const Q extends readonly PromiseLike<unknown>[]>(
    actor: Actor,
    body: (tx: Transaction) => Q,
  ): Promise<Settled<Q>>;
  /** As many round trips as the body awaits, and one for COMMIT. */
  transaction<T>(actor: Actor, body: (tx: Transaction) => Promise<T>): Promise<T>;
  /** One round trip to what is the same for everybody (deck, rate limits); owned tables are empty for it. */
  shared<const Q extends readonly PromiseLike<unknown>[]>(body: (tx: Transaction) => Q): Promise<Settled<Q>>;
  /** Housekeeping: sees everybody's rows. Never on behalf of a request. */
  asJobs<T>(body: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Sees the rows of two people: for moving a guest's into an account. */
  acrossUsers<T>(actor: { from: string; to: string }, body: (tx: Transaction) => Promise<T>): Promise<T>;
  /** For the auth library: sees the schema `auth` and nothing else. */
  authPool: pg.Pool;
  /** Waits for the database since the start, `authPool` included. */
  roundTrips(): number;
  /** Whether the database answers within a second and has every migration this version knows. Never throws. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  connectionString: string;
  log: DatabaseLog;
  /** Connections for requests; the auth library gets half as many more. */
  poolSize?: number;
  /** Where tests need shorter ones. */
  timeouts?: PoolTimeouts;
}

/** Opens pools on a migrated database (`migrate`). Connects lazily, so a database that is down is no error yet. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { connectionString, log, poolSize = DEFAULT_POOL_SIZE, timeouts } = options;
  const roundTrips = { count: 0 };
  const shared = { connectionString, log, roundTrips, timeouts };
  const pool = createPool({ ...shared, role: roles.app, poolSize });
  const authPool = createPool({
    ...shared,
    role: roles.auth,
    poolSize: Math.max(1, Math.ceil(poolSize * AUTH_POOL_SHARE)),
  });
  const known = (await readMigrations()).map((migration) => migration.name);
  const readiness = createReadiness(connectionString, known);

  return {
    batch: (actor, body) =>
      guarded((attempt) => runBatch({ pool, attempt, opening: openingFor(actor) }, body)),
    transaction: (actor, body) =>
      guarded((attempt) => runSteps({ pool, attempt, opening: openingFor(actor) }, body)),
    shared: (body) => guarded((attempt) => runBatch({ pool, attempt, opening: opening(roles.app) }, body)),
    asJobs: (body) => guarded((attempt) => runSteps({ pool, attempt, ...forJobs }, body)),
    acrossUsers: (actor, body) =>
      guarded((attempt) => runSteps({ pool, attempt, opening: openingForMove(actor) }, body)),
    authPool,
    roundTrips: () => roundTrips.count,
    isReady: () => readiness.isReady(),
    close: async () => {
      await Promise.all([pool.end(), authPool.end(), readiness.close()]);
    },
  };
}

function guarded<T>(work: (attempt: Attempt) => Promise<T>): Promise<T> {
  return retryRolledBack(async (attempt) => {
    try {
      return await work(attempt);
    } catch (error) {
      throw withoutValues(error);
    }
  });
}

const opening = (role: string, ...settings: string[]) =>
  ["begin", `set local role ${role}`, ...settings.map((setting) => `set local ${setting}`)].join("; ");

const forJobs = {
  opening: opening(roles.jobs, `statement_timeout = ${JOBS_STATEMENT_TIMEOUT_MS}`),
  answerTimeoutMs: JOBS_ANSWER_TIMEOUT_MS,
};

const openingFor = ({ userId }: Actor) => opening(roles.app, `app.user_id = ${literal(userId)}`);

const openingForMove = ({ from, to }: { from: string; to: string }) =>
  opening(roles.mover, `app.user_id = ${literal(from)}`, `app.second_user_id = ${literal(to)}`);

/** SET takes no parameters, so the id becomes part of the statement. */
function literal(userId: string): string {
  if (!isUuid(userId)) throw new TypeError("A user's id must be a UUID");
  return `'${userId}'`;
}
