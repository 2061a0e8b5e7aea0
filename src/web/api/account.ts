// Requests about the person's own account that the auth library answers. All fail with `ApiError`; those that need a
// recent proof of who the person is fail with the reason `PROOF_REQUIRED` without one.
import type { WayIn } from "#contract/ways-in.ts";
import { isApiError } from "./api-error.ts";
import { postToAuth } from "./auth.ts";
import { sendRepeatedly } from "./repeat.ts";
import { sendRequest } from "./request.ts";

/** Requests an email to the new address. The link in that email changes the address and then opens `returnTo`. */
export async function changeEmail(newEmail: string, returnTo: string) {
  await postToAuth("change-email", { newEmail, callbackURL: returnTo });
}

/**
 * Sets a password and ends every other session, and whatever else opens the account or reads from it, except what is
 * kept.
 */
export async function changePassword(newPassword: string, keep: readonly string[]) {
  await sendRepeatedly(() => postToAuth("change-password", { newPassword, keep }));
}

/** Returns what opens the account or reads from it, besides the password, the second factor and this session. */
export async function listWaysIn(signal?: AbortSignal): Promise<WayIn[]> {
  const answer = await sendRequest({ method: "GET", path: "/api/auth/ways-in", signal });
  return (await answer.json()).ways;
}

/** Ends every session of the account, including the current one. */
export async function endAllSessions(): Promise<void> {
  await sendRepeatedly(() => postToAuth("revoke-sessions", {}));
}

/** Proves once more who the person is. It counts for ten minutes. */
export async function prove(proof: { password: string } | { code: string }): Promise<void> {
  await postToAuth("prove", proof);
}

/** Requests an email with a code for `prove`. */
export async function sendProofCode(): Promise<void> {
  await postToAuth("send-proof-code", {});
}

/** Returns whether a call was refused because the person must prove once more who they are. */
export function isProofRequired(error: unknown): boolean {
  return isApiError(error) && (error.code === "proof_required" || error.reason === "PROOF_REQUIRED");
}
