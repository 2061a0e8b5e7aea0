import { APIError } from "better-auth/api";
import { isUniqueViolation, withoutStatementValues } from "../../db/database-error.ts";

/** Returns the refusal of a link that was used, has expired, or ended with what was asked before. */
export function staleLink(): APIError {
  return new APIError("UNAUTHORIZED", {
    code: "INVALID_TOKEN",
    message: "This link has been used or has run out. Ask for a new one.",
  });
}

/** Throws that the link is stale if another account has confirmed its address meanwhile, otherwise the error itself. */
export function staleIfTaken(error: unknown): never {
  throw isUniqueViolation(withoutStatementValues(error), "user_email") ? staleLink() : error;
}
