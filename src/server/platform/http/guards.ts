import type { EndpointMeta } from "#contract/endpoint.ts";
import type { ProgramScope } from "#contract/program-access.ts";
import { requireProof } from "../auth/require-proof.ts";
import { AppError } from "../errors/app-error.ts";
import { sentenceOf, sentences } from "../errors/sentences.ts";
import type { Session } from "./session.ts";

/**
 * Throws if the caller may not call an endpoint: `unauthenticated` without a session, `account_required` for a
 * guest, `not_found` for an administrator's endpoint, `proof_required` where a proof is too old.
 */
export function requireAccess(
  { access, needsProof = false, signInSentence = sentenceOf("unauthenticated") }: EndpointMeta,
  session: Session | null,
): void {
  if (access === "open" || access === "optional") return;
  if (access === "admin" && !session?.isAdmin) throw new AppError("not_found", sentenceOf("not_found"));
  if (!session) throw new AppError("unauthenticated", signInSentence);
  if (access === "account" && session.isGuest)
    throw new AppError("account_required", sentenceOf("account_required"));
  // A guest has nothing to prove it with: the cookie is all that there is.
  if (needsProof && !session.isGuest) requireProof(session);
}

/** Throws `token_refused` unless a program's token has the scope of an endpoint; `null` is an endpoint closed to programs. */
export function requireScope(
  { scopes }: { scopes: readonly ProgramScope[] },
  needed: ProgramScope | null,
): void {
  if (needed === null) throw new AppError("token_refused", sentenceOf("token_refused"));
  if (!scopes.includes(needed)) throw new AppError("token_refused", sentences.tokenLacksScope(needed));
}
