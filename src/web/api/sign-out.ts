import { api } from "./client.ts";

/** The answers to a sign-out that mean that there is no session to end. */
const NO_SESSION = [401, 403, 404];

export async function signOut(signal?: AbortSignal): Promise<void> {
  await api.signIn.signOut(undefined, { signal }).catch((error) => {
    if (!NO_SESSION.includes(error.status)) throw error;
  });
}
