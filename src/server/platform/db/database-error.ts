import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";

const UNIQUE_VIOLATION = "23505";

/**
 * What PostgreSQL said, with its SQLSTATE in `code`, freed of everything that repeats a statement's values: the query
 * builder puts them into its message, the server puts whole rows into `detail`, and errors end up in logs.
 */
export function withoutValues(error: unknown): unknown {
  const cause = error instanceof DrizzleQueryError ? (error.cause ?? error) : error;
  if (cause instanceof pg.DatabaseError) {
    cause.detail = undefined;
    cause.where = undefined;
    cause.internalQuery = undefined;
  }
  return cause instanceof DrizzleQueryError ? new Error("A statement failed") : cause;
}

/** Whether a row was refused because of that constraint: somebody was faster with the same. */
export function isTaken(error: unknown, constraint: string): boolean {
  return sqlStateOf(error) === UNIQUE_VIOLATION && (error as pg.DatabaseError).constraint === constraint;
}

export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}
