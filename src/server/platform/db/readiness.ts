// Checks whether the database answers, on a connection of its own, so that a busy pool does not make the
// server count as down.
import pg from "pg";
import { roles } from "./roles.ts";

/** The time within which a load balancer gets its answer, whatever the database does. */
const ANSWER_TIMEOUT_MS = 1_000;
/**
 * Selects the applied migrations. Fails on a standby, by a division by zero, so that the pool closes that connection and
 * the next question opens one to the primary.
 */
const WITH_WRITES =
  "select name from migrations.applied where 1 / (case when pg_is_in_recovery() then 0 else 1 end) = 1";

export interface Readiness {
  /**
   * Returns whether the database answers within a second, takes writes, and has every migration in `known`. Never throws.
   */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

export function createReadiness(connectionString: string, migrations: readonly string[]): Readiness {
  const pool = new pg.Pool({
    connectionString,
    // The role is set here because the login role has no rights of its own.
    options: `-c role=${roles.app}`,
    max: 1,
    connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    statement_timeout: ANSWER_TIMEOUT_MS,
    application_name: "rubber-arcana readiness",
  });
  // The handlers are empty because a lost connection also fails the running query, which reports it.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  let asking: Promise<boolean> | undefined;
  return {
    async isReady() {
      asking ??= hasEvery(migrations, pool).finally(() => {
        asking = undefined;
      });
      const late = Promise.withResolvers<boolean>();
      const timer = setTimeout(() => late.resolve(false), ANSWER_TIMEOUT_MS);
      const isReady = await Promise.race([asking, late.promise]);
      clearTimeout(timer);
      return isReady;
    },
    close: () => pool.end(),
  };
}

async function hasEvery(migrations: readonly string[], pool: pg.Pool): Promise<boolean> {
  try {
    const { rows } = await pool.query<{ name: string }>(WITH_WRITES);
    const applied = new Set(rows.map((row) => row.name));
    return migrations.every((name) => applied.has(name));
  } catch {
    return false;
  }
}
