import { isUniqueViolation } from "../../platform/db/database-error.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import { StartAgain } from "../../platform/streams/durable-run.ts";

/** Returns the refusal that a violated unique index of the claim stands for, or the error itself. */
export function refusalOf(error: unknown): unknown {
  if (isUniqueViolation(error, "readings_key")) {
    return new StartAgain("A reading with this key exists", { cause: error });
  }
  if (isUniqueViolation(error, "readings_replacing")) {
    return new AppError("conflict", sentences.beingReadAgain, { cause: error });
  }
  return error;
}
