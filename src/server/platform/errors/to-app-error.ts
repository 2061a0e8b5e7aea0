import { sqlStateOf } from "../db/database-error.ts";
import { type DatabaseFault, databaseFaultOf } from "../db/database-fault.ts";
import { AppError } from "./app-error.ts";
import { sentenceOf, sentences } from "./sentences.ts";

/** SQLSTATEs for values that PostgreSQL cannot store as text or json: U+0000, or invalid bytes. */
const UNSTORABLE = new Set(["22021", "22P05"]);

/**
 * The wait before a retry after a full disk; longer than the usual wait, since somebody must free disk space
 * first.
 */
const FULL_RETRY_S = 60;

/**
 * Converts any thrown value to an AppError with it as the cause: a temporary database fault becomes
 * `unavailable`, any other unexpected error `internal`.
 */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const fault = databaseFaultOf(thrown);
  if (fault) return unavailable(fault, thrown);
  const code = UNSTORABLE.has(sqlStateOf(thrown) ?? "") ? "invalid_input" : "internal";
  return new AppError(code, sentenceOf(code), { cause: thrown });
}

function unavailable(fault: DatabaseFault, cause: unknown): AppError {
  const options = { cause, log: { fault } };
  return fault === "full"
    ? new AppError("unavailable", sentences.noRoom, { ...options, retryAfter: FULL_RETRY_S })
    : new AppError("unavailable", sentenceOf("unavailable"), options);
}
