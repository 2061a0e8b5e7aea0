import { sqlStateOf } from "../db/database-error.ts";
import { AppError } from "./app-error.ts";
import { sentenceOf } from "./sentences.ts";

/** SQLSTATEs of a value that no text or json of PostgreSQL can hold: U+0000, or bytes that are no characters. */
const UNSTORABLE = new Set(["22021", "22P05"]);

/** Any thrown value as an AppError; what nobody foresaw becomes `internal` and keeps its cause. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const code = UNSTORABLE.has(sqlStateOf(thrown) ?? "") ? "invalid_input" : "internal";
  return new AppError(code, sentenceOf(code), { cause: thrown });
}
