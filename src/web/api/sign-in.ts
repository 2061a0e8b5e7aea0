// Requests of the auth library that begin a session or help a person back into an account. All of them fail with
// `ApiError`.
import { postToAuth } from "./auth.ts";

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Signs a person up. `invitation` is the token from an invitation email. With it a person can sign up while there
 * is a waitlist.
 */
export async function signUp(credentials: Credentials, invitation?: string): Promise<void> {
  await postToAuth("sign-up/email", { ...credentials, name: "", ...(invitation && { invitation }) });
}

export async function signIn(credentials: Credentials): Promise<void> {
  await postToAuth("sign-in/email", { ...credentials });
}

/** Begins a session without an account. A guest may request one reading a day. */
export async function signInAsGuest(): Promise<void> {
  await postToAuth("sign-in/anonymous", {});
}

/**
 * Requests an email with a link to `resetPage`, on which a new password is set. The email is sent only if the
 * address has an account, but the answer is the same in both cases.
 */
export async function requestPasswordReset(email: string, resetPage: string): Promise<void> {
  await postToAuth("request-password-reset", { email, redirectTo: resetPage });
}

/** Sets a new password; `token` comes from the link in the email. */
export async function resetPassword(token: string, newPassword: string): Promise<void> {
  await postToAuth("reset-password", { token, newPassword });
}
