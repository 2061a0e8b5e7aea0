import { APIError } from "better-auth/api";
import { IDENTITY_REFUSALS, type IdentityRefusal } from "#contract/identities.ts";

/** Returns the error with which a request of an identity is refused. The cause is logged and not shown. */
export function refusal(code: IdentityRefusal, cause?: unknown): APIError {
  const error = new APIError("FORBIDDEN", { code, message: IDENTITY_REFUSALS[code] });
  if (cause !== undefined) error.cause = cause;
  return error;
}

export function isRefusal(error: unknown): error is APIError {
  return error instanceof APIError;
}
