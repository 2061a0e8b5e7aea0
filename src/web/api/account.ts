// Requests about the person's own account that the auth library answers. All fail with `ApiError`.
import { postToAuth } from "./auth.ts";

/** Sends an email to the new address. Its link makes the change and leads to `returnTo`. */
export async function changeEmail(change: { newEmail: string; password: string }, returnTo: string) {
  await postToAuth("change-email", { ...change, callbackURL: returnTo });
}

/** Changes the password and ends every other session. */
export async function changePassword(change: { currentPassword: string; newPassword: string }) {
  await postToAuth("change-password", change);
}

/** Ends every session of the account, this one too. */
export async function endAllSessions(): Promise<void> {
  await postToAuth("revoke-sessions", {});
}
