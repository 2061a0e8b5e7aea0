// The auth library's own routes that begin a session or lead back into an account. All fail with `ApiError`.
import { postToAuth } from "./auth.ts";

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Signs a person up. `invitation` is the token from an invitation email. It allows sign-up while there is a
 * waitlist.
 */
export async function signUp(credentials: Credentials, invitation?: string): Promise<void> {
  await postToAuth("sign-up/email", { ...credentials, name: "", ...(invitation && { invitation }) });
}

export async function signIn(credentials: Credentials): Promise<void> {
  await postToAuth("sign-in/email", { ...credentials });
}

/** Begins a session without an account: one reading a day. */
export async function signInAsGuest(): Promise<void> {
  await postToAuth("sign-in/anonymous", {});
}

/**
 * Sends a password link to `resetPage` where the address has an account, and answers the same where it has
 * none.
 */
export async function requestPasswordReset(email: string, resetPage: string): Promise<void> {
  await postToAuth("request-password-reset", { email, redirectTo: resetPage });
}

/** Sets a new password; `token` comes from the link in the email. */
export async function resetPassword(token: string, newPassword: string): Promise<void> {
  await postToAuth("reset-password", { token, newPassword });
}
