// Requests of a person who already has a session. `sign-in.ts` has those that begin one. All of them fail with `ApiError`.
import { api } from "./client.ts";

/** The answers to a sign-out that mean that there is no session to end. */
const NO_SESSION = [401, 403, 404];

export async function signOut(signal?: AbortSignal): Promise<void> {
  await api.signIn.signOut(undefined, { signal }).catch((error) => {
    if (!NO_SESSION.includes(error.status)) throw error;
  });
}

/** Extends the current session. No other call to the server extends the session. */
export async function renewSession(): Promise<void> {
  await api.signIn.renew();
}

/** Requests another email with the link that confirms the address. The link opens `returnTo`. */
export async function sendVerification(email: string, returnTo: string): Promise<void> {
  await api.recovery.sendConfirmation({ email, callbackURL: returnTo });
}
