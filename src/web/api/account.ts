// Requests about the person's own account that the auth library answers. All fail with `ApiError`.
import { postToAuth } from "./auth.ts";

/** Requests an email to the new address. The link in that email changes the address and then opens `returnTo`. */
export async function changeEmail(change: { newEmail: string; password: string }, returnTo: string) {
  await postToAuth("change-email", { ...change, callbackURL: returnTo });
}

/** Changes the password and ends every other session. */
export async function changePassword(change: { currentPassword: string; newPassword: string }) {
  await postToAuth("change-password", change);
}

/** Ends every session of the account, including the current one. */
export async function endAllSessions(): Promise<void> {
  await postToAuth("revoke-sessions", {});
}
