// Requests about what opens the person's own account. All fail with `ApiError`; those that need a recent proof of who the
// person is fail with `proof_required` without one.
import type { WayIn } from "#contract/ways-in-schemas.ts";
import { isApiError } from "./api-error.ts";
import { api } from "./client.ts";
import { sendRepeatedly } from "./repeat.ts";

/** Requests an email to the new address. The link in that email changes the address and then opens `returnTo`. */
export async function changeEmail(newEmail: string, returnTo: string) {
  await api.credentials.changeEmail({ newEmail, callbackURL: returnTo });
}

/**
 * Sets a password and ends every other session, and whatever else opens the account or reads from it, except what is
 * kept.
 */
export async function changePassword(newPassword: string, keep: readonly string[]) {
  await sendRepeatedly(() => api.credentials.changePassword({ newPassword, keep: [...keep] }));
}

/** Returns what opens the account or reads from it, besides the password, the second factor and this session. */
export async function listWaysIn(signal?: AbortSignal): Promise<WayIn[]> {
  return (await api.credentials.waysIn(undefined, { signal })).ways;
}

/** Ends every session of the account, including the current one. */
export async function endAllSessions(): Promise<void> {
  await sendRepeatedly(() => api.signIn.signOutEverywhere());
}

/** Proves once more who the person is. It counts for ten minutes. */
export async function prove(proof: { password: string } | { code: string }): Promise<void> {
  await api.credentials.prove(proof);
}

/** Requests an email with a code for `prove`. */
export async function sendProofCode(): Promise<void> {
  await api.credentials.sendProofCode();
}

/** Returns whether a call was refused because the person must prove once more who they are. */
export function isProofRequired(error: unknown): boolean {
  return isApiError(error, "proof_required");
}
