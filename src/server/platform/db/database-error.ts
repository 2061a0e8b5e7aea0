import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";

const UNIQUE_VIOLATION = "23505";
const DIVISION_BY_ZERO = "22012";

/**
 * Returns the PostgreSQL error, with its SQLSTATE in `code`, without anything that repeats a statement's
 * values. The query builder puts them into its message and the server into `detail`, and errors are logged.
 */
export function withoutStatementValues(error: unknown): unknown {
  const cause = error instanceof DrizzleQueryError ? (error.cause ?? error) : error;
  if (cause instanceof pg.DatabaseError) {
    cause.detail = undefined;
    cause.where = undefined;
    cause.internalQuery = undefined;
  }
  return cause instanceof DrizzleQueryError ? new Error("A statement failed") : cause;
}

/**
 * Returns whether the unique constraint refused a row because another request inserted the same value first.
 */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return sqlStateOf(error) === UNIQUE_VIOLATION && constraintOf(error as pg.DatabaseError) === constraint;
}

/**
 * Returns the name of the constraint that an error is about. A machine of a cluster names it in the message alone, with the
 * number of its part of the table: `readings_key_102127`.
 */
function constraintOf({ constraint, message }: pg.DatabaseError): string | undefined {
  return constraint ?? /constraint "([^"]{1,63}?)(?:_\d{1,19})?"/.exec(message)?.[1];
}

/** Returns whether a statement of `demandRow` or `demandNoRow` failed. */
export function isDemandUnmet(error: unknown): boolean {
  return sqlStateOf(error) === DIVISION_BY_ZERO;
}

export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}
