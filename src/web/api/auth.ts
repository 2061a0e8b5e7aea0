// Requests of the auth library for a person who already has a session. `sign-in.ts` has the other requests of that
// library. All of them fail with `ApiError`.
import { sendRequest } from "./request.ts";

/** The answers to a sign-out that mean that there is no session to end. */
const NO_SESSION = [401, 403, 404];

export async function signOut(signal?: AbortSignal): Promise<void> {
  await postToAuth("sign-out", {}, signal).catch((error) => {
    if (!NO_SESSION.includes(error.status)) throw error;
  });
}

/** Extends the current session. No other call to the server extends the session. */
export async function renewSession(): Promise<void> {
  await finish(sendRequest({ method: "GET", path: "/api/auth/get-session" }));
}

/** Requests another email with the link that confirms the address. The link opens `returnTo`. */
export async function sendVerification(email: string, returnTo: string): Promise<void> {
  await postToAuth("send-verification-email", { email, callbackURL: returnTo });
}

export async function postToAuth(
  route: string,
  body: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<void> {
  await finish(sendRequest({ method: "POST", path: `/api/auth/${route}`, body, signal }));
}

/** Like `postToAuth`, for a call whose answer is read. */
export async function askAuth<Answer>(route: string, body: Record<string, unknown>): Promise<Answer> {
  return await (await sendRequest({ method: "POST", path: `/api/auth/${route}`, body })).json();
}

/** Reads the body to the end, because an unread body keeps its connection busy. */
async function finish(answer: Promise<Response>): Promise<void> {
  await (await answer).arrayBuffer();
}
