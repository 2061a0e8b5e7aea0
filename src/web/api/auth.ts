// The auth library's own routes, as far as the app calls them. All fail with `ApiError`.
import { sendRequest } from "./request.ts";

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

export async function signOut(signal?: AbortSignal): Promise<void> {
  await postToAuth("sign-out", {}, signal);
}

/** Extends the session. Other calls to the server do not extend it. */
export async function renewSession(): Promise<void> {
  await finish(sendRequest({ method: "GET", path: "/api/auth/get-session" }));
}

/** Sends the link that confirms an address once more; the link leads to `returnTo`. */
export async function sendVerification(email: string, returnTo: string): Promise<void> {
  await postToAuth("send-verification-email", { email, callbackURL: returnTo });
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

export async function postToAuth(
  route: string,
  body: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<void> {
  await finish(sendRequest({ method: "POST", path: `/api/auth/${route}`, body, signal }));
}

/** Reads the body to the end, because an unread body keeps its connection busy. */
async function finish(answer: Promise<Response>): Promise<void> {
  await (await answer).arrayBuffer();
}
