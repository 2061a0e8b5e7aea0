import { AppError } from "../errors/app-error.ts";
import { sentenceOf } from "../errors/sentences.ts";
import type { Session } from "./session.ts";

/** Returns the session of a request or throws `unauthenticated`. */
export function requireSession(context: { session: Session | null }): Session {
  if (context.session) return context.session;
  throw new AppError("unauthenticated", sentenceOf("unauthenticated"));
}

/**
 * Returns an account's session. Throws `unauthenticated` without a session and `account_required` for a
 * guest.
 */
export function requireAccount(context: { session: Session | null }): Session {
  const session = requireSession(context);
  if (!session.isGuest) return session;
  throw new AppError("account_required", sentenceOf("account_required"));
}
