// The auth library's own routes for somebody who has a session; `sign-in.ts` has the others. All fail with `ApiError`.
import { sendRequest } from "./request.ts";

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
