/** The reasons why somebody could not sign in with an identity. The sign-in page explains each (`auth-sentences.ts`). */
import { APIError } from "better-auth/api";

const REASONS = {
  ATTEMPT_GONE: "This sign-in has run out, or was begun in another browser. Please begin again.",
  PROVIDER_UNKNOWN: "This way to sign in is not set up here.",
  PROVIDER_FAILED: "The other service did not answer as it should. Please try again.",
  PROVIDER_DENIED: "The other service did not let you in, or you turned back there.",
  IDENTITY_REFUSED: "The answer of the other service could not be trusted.",
  IDENTITY_TAKEN: "That identity belongs to another account here.",
  ADDRESS_UNCONFIRMED:
    "An account here has this address, and it is not confirmed. Sign in to it, or set a new password by mail; then link this way in the preferences.",
  LAST_WAY: "This is the last way in to this account. Add another one first.",
  WALLET_REFUSED: "The wallet's signature does not fit the message.",
  WAITLIST: "Sign-up is by invitation for now. Join the waitlist and a letter will come.",
} as const;
export type Refusal = keyof typeof REASONS;

/** Returns the error with which a request of an identity is refused. */
export function refusal(code: Refusal, cause?: unknown): APIError {
  const error = new APIError("FORBIDDEN", { code, message: REASONS[code] });
  if (cause !== undefined) error.cause = cause;
  return error;
}

export function isRefusal(error: unknown): error is APIError {
  return error instanceof APIError;
}
