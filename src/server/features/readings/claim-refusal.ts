import pg from "pg";
import { planOf } from "#domain/plans/plans.ts";
import { isUniqueViolation } from "../../platform/db/database-error.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Session } from "../../platform/http/session.ts";
import { StartAgain } from "../../platform/streams/durable-run.ts";
import { dailyLimit } from "./decide-reading.ts";
import type { ReadingContext } from "./load-reading.ts";

const notNullViolation = "23502";

/** Returns the refusal that an error of the claim stands for, or the error itself. */
export function refusalOf(
  error: unknown,
  { session, context }: { session: Session; context: ReadingContext },
  now: Date,
): unknown {
  if (isUniqueViolation(error, "readings_key")) {
    return new StartAgain("A reading with this key exists", { cause: error });
  }
  if (isUniqueViolation(error, "readings_replacing")) {
    return new AppError("conflict", sentences.beingReadAgain, { cause: error });
  }
  // The column that is null shows which limit was reached: see insertRun and docs/decisions/048.
  const missing =
    error instanceof pg.DatabaseError && error.code === notNullViolation ? error.column : undefined;
  const plan = planOf(session);
  if (missing === "status") return dailyLimit("delivered", plan, context, now);
  return missing === "heartbeat_at" ? dailyLimit("stopped", plan, context, now) : error;
}
