// Requests that begin a session or help a person back into an account. All of them fail with `ApiError`.
import type { WayIn } from "#contract/ways-in-schemas.ts";
import { api } from "./client.ts";
import { sendRepeatedly } from "./repeat.ts";

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Signs a person up. `invitation` is the token from an invitation email. With it a person can sign up while there
 * is a waitlist.
 */
export async function signUp(credentials: Credentials, invitation?: string): Promise<void> {
  // Signing up twice with the same password opens the same account.
  await sendRepeatedly(() => api.signIn.signUp({ ...credentials, ...(invitation && { invitation }) }));
}

export async function signIn(credentials: Credentials): Promise<void> {
  await sendRepeatedly(() => api.signIn.byPassword({ ...credentials }));
}

/** Begins a session without an account. A guest may request one reading a day. */
export async function signInAsGuest(): Promise<void> {
  await api.signIn.asGuest();
}

/**
 * Requests an email with a link to `resetPage`, on which a new password is set. The email is sent only if the
 * address has an account, but the answer is the same in both cases.
 */
export async function requestPasswordReset(email: string, resetPage: string): Promise<void> {
  await api.recovery.askForReset({ email, redirectTo: resetPage });
}

/** Returns what else opens the account whose password is about to be set, or reads from it. */
export async function listWaysOfReset(token: string): Promise<WayIn[]> {
  return (await api.recovery.waysOfReset({ token })).ways;
}

/**
 * Sets a new password; `token` comes from the link in the email. Whatever else opens the account or reads from it ends,
 * except what is kept.
 */
export async function resetPassword(token: string, newPassword: string, keep: Keep): Promise<void> {
  await api.recovery.reset({ token, newPassword, keep: [...keep] });
}

/**
 * Undoes what an email told of, ends the password and signs everybody out. Returns the token with which a new password is
 * set.
 */
export async function undoChange(token: string): Promise<string> {
  return (await api.recovery.notMe({ token })).resetToken;
}

/** The ids of the ways into the account that the person keeps. */
export type Keep = readonly string[];

const chosen = (keep: Keep | undefined) => (keep ? { keep: [...keep] } : {});

/**
 * Requests an email with a code and a link to sign in. It is sent only if the address has an account, but the answer is
 * the same in both cases. The link's page leads to `returnTo`.
 */
export async function sendSignInMail(email: string, returnTo: string): Promise<void> {
  await api.signIn.sendMail({ email, callbackURL: returnTo });
}

/** Signs in with the code of such an email. Fails with `former_ways` if the person has to choose first. */
export async function signInWithCode(
  { email, code }: { email: string; code: string },
  keep?: Keep,
): Promise<void> {
  await api.signIn.byMailCode({ email, code, ...chosen(keep) });
}

/** Signs in with the token of such an email's link. Fails as `signInWithCode` does. */
export async function signInWithLink(token: string, keep?: Keep): Promise<void> {
  await api.signIn.byMailLink({ token, ...chosen(keep) });
}

/** Signs in with what a provider has proved, to an account that nobody has confirmed. Fails as `signInWithCode` does. */
export async function signInWithTicket(ticket: string, keep?: Keep): Promise<void> {
  await api.signIn.byIdentity({ ticket, ...chosen(keep) });
}

/** Confirms an address; `token` comes from the link in an email. Fails as `signInWithCode` does. */
export async function confirmAddress(token: string, keep?: Keep): Promise<void> {
  await sendRepeatedly(() => api.recovery.confirmAddress({ token, ...chosen(keep) }));
}
