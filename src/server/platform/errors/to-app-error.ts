import { sqlStateOf } from "../db/database-error.ts";
import { type DatabaseFault, databaseFaultOf } from "../db/database-fault.ts";
import { AppError } from "./app-error.ts";
import { sentenceOf, sentences } from "./sentences.ts";

/** SQLSTATEs of a value that no text or json of PostgreSQL can hold: U+0000, or bytes that are no characters. */
const UNSTORABLE = new Set(["22021", "22P05"]);

/** Somebody has to make room first. */
const FULL_RETRY_S = 60;

/**
 * Any thrown value as an AppError that keeps it as its cause: a fault of the database that passes becomes
 * `unavailable`, everything else that nobody foresaw `internal`.
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
