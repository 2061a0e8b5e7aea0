/** Asks for a recent sign-in before an account's ways in are changed. */
import { APIError, getSessionFromCtx } from "better-auth/api";
import { MINUTE_MS } from "#domain/time.ts";

const PROOF_KEPT_MINUTES = 10;

/** Returns the caller's account. Throws for visitors and guests, and if the sign-in was more than ten minutes ago. */
export async function requireProvenAccount(ctx: Parameters<typeof getSessionFromCtx>[0]): Promise<string> {
  const found = await getSessionFromCtx(ctx);
  if (!found || found.user.isGuest)
    throw new APIError("UNAUTHORIZED", { code: "AUTH_SESSION_MISSING", message: "Auth session missing!" });
  if (found.session.createdAt.getTime() < Date.now() - PROOF_KEPT_MINUTES * MINUTE_MS)
    throw new APIError("FORBIDDEN", { code: "PROOF_REQUIRED", message: "Please sign in again first." });
  return found.user.id;
}
