// Requests that may be sent twice: each is sent again while the server is not ready. All of them fail with `ApiError`.
import { api } from "./client.ts";
import { sendRepeatedly } from "./repeat.ts";

export interface Credentials {
  email: string;
  password: string;
}

/** The ids of the ways into the account that the person keeps. */
export type Keep = string[];

/**
 * Asks for an account. `invitation` is the token from an invitation email. With it a person can sign up while there
 * is a waitlist. `callbackURL` is the page that the email leads to. Returns whether the session has begun: without an
 * invitation, the link in an email has to be opened first.
 */
export async function signUp(
  credentials: Credentials,
  { invitation, callbackURL }: { invitation?: string | undefined; callbackURL: string },
): Promise<boolean> {
  const { user } = await sendRepeatedly(() => api.signIn.signUp({ ...credentials, invitation, callbackURL }));
  return user !== null;
}

export async function signIn(credentials: Credentials): Promise<void> {
  await sendRepeatedly(() => api.signIn.byPassword({ ...credentials }));
}

/**
 * Confirms an address; `token` comes from the link in an email. At a sign-up, this signs in. Fails with `other_browser` if
 * a password has to be set, and with `former_ways` if the person has to choose first what stays of the account.
 */
export async function confirmAddress(
  token: string,
  more: { password?: string | undefined; keep?: Keep | undefined } = {},
): Promise<void> {
  await sendRepeatedly(() => api.recovery.confirmAddress({ token, ...more }));
}

/**
 * Sets a password and ends every other session, and whatever else opens the account or reads from it, except what is
 * kept.
 */
export async function changePassword(newPassword: string, keep: Keep): Promise<void> {
  await sendRepeatedly(() => api.credentials.changePassword({ newPassword, keep }));
}

/** Ends every session of the account, including the current one. */
export async function endAllSessions(): Promise<void> {
  await sendRepeatedly(() => api.signIn.signOutEverywhere());
}
