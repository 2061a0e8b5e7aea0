import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";

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

export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}
