/** Asks for a recent proof of who somebody is, before what is dangerous: by a sign-in, or by `/api/auth/prove`. */
import { APIError, getSessionFromCtx } from "better-auth/api";
import { MINUTE_MS } from "#domain/time.ts";
import { AppError } from "../errors/app-error.ts";
import { sentenceOf, sentences } from "../errors/sentences.ts";
import type { Session } from "../http/session.ts";

/** The time for which a proof of who somebody is counts. */
export const PROOF_KEPT_MINUTES = 10;

/** Throws `proof_required` unless the person proved who they are in the last ten minutes. */
export function requireProof({ isProven }: Pick<Session, "isProven">): void {
  if (!isProven) throw new AppError("proof_required", sentenceOf("proof_required"));
}

/** The part of the library's hook context that is used here. */
export type HookContext = Parameters<typeof getSessionFromCtx>[0];

/** Returns the caller's session in an endpoint of the library. Throws if there is none. */
export async function currentSession(ctx: HookContext) {
  const session = await getSessionFromCtx(ctx);
  if (!session) throw sessionMissing();
  return session;
}

/** Returns the refusal of somebody who is not signed in, or not any more. */
export function sessionMissing(): APIError {
  return new APIError("UNAUTHORIZED", {
    code: "AUTH_SESSION_MISSING",
    message: sentences.authSessionMissing,
  });
}

type LibrarySession = Awaited<ReturnType<typeof currentSession>>;

/** Like `requireProof`, in an endpoint of the library. */
export function requireProofOf({ session }: LibrarySession, now: Date): void {
  const { provenAt } = session;
  const since = now.getTime() - PROOF_KEPT_MINUTES * MINUTE_MS;
  if (provenAt instanceof Date && provenAt.getTime() > since) return;
  throw new APIError("FORBIDDEN", { code: "PROOF_REQUIRED", message: sentenceOf("proof_required") });
}
