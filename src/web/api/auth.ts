// The auth library's own routes, as far as the app calls them. All fail with `ApiError`.
import { send } from "./request.ts";

export interface Credentials {
  email: string;
  password: string;
}

/** `invitation` is the token of a letter, which lets its address in while there is a waitlist. */
export async function signUp(credentials: Credentials, invitation?: string): Promise<void> {
  await post("sign-up/email", { ...credentials, name: "", ...(invitation && { invitation }) });
}

export async function signIn(credentials: Credentials): Promise<void> {
  await post("sign-in/email", { ...credentials });
}

/** A session without an account: one reading a day. */
export async function signInAsGuest(): Promise<void> {
  await post("sign-in/anonymous", {});
}

export async function signOut(signal?: AbortSignal): Promise<void> {
  await post("sign-out", {}, signal);
}

/** Puts the session's end off: the server looks a session up without touching it. */
export async function renewSession(): Promise<void> {
  await finish(send({ method: "GET", path: "/api/auth/get-session" }));
}

/** Sends the link that confirms an address once more; it leads to `returnTo`. */
export async function sendVerification(email: string, returnTo: string): Promise<void> {
  await post("send-verification-email", { email, callbackURL: returnTo });
}

/** Sends a link to `resetPage` where the address has an account, and answers the same where it has none. */
export async function requestPasswordReset(email: string, resetPage: string): Promise<void> {
  await post("request-password-reset", { email, redirectTo: resetPage });
}

/** `token` is the link's. */
export async function resetPassword(token: string, newPassword: string): Promise<void> {
  await post("reset-password", { token, newPassword });
}

export async function post(
  route: string,
  body: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<void> {
  await finish(send({ method: "POST", path: `/api/auth/${route}`, body, signal }));
}

/** An answer that nobody reads keeps its connection busy. */
async function finish(answer: Promise<Response>): Promise<void> {
  await (await answer).arrayBuffer();
}
