/** Asks for a recent proof of who somebody is, before what is dangerous: by a sign-in, or by `/api/auth/prove`. */
import { refusal } from "../errors/app-error.ts";
import type { Session } from "../http/session.ts";

/** The time for which a proof of who somebody is counts. */
export const PROOF_KEPT_MINUTES = 10;

/** Throws `proof_required` unless the person proved who they are in the last ten minutes. */
export function requireProof({ isProven }: Pick<Session, "isProven">): void {
  if (!isProven) throw refusal("proof_required");
}
