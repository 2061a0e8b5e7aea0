// One's own account: what the auth library answers, and the archive of everything. All fail with `ApiError`.
import { send } from "./request.ts";

/** Asks for a letter to the new address; the change is made by the link in it, which leads to `returnTo`. */
export async function changeEmail(change: { newEmail: string; password: string }, returnTo: string) {
  await post("change-email", { ...change, callbackURL: returnTo });
}

/** Every other session ends. */
export async function changePassword(change: { currentPassword: string; newPassword: string }) {
  await post("change-password", change);
}

/** Sends the letter that asks whether the address is right once more. */
export async function sendVerification(email: string, returnTo: string): Promise<void> {
  await post("send-verification-email", { email, callbackURL: returnTo });
}

/** Ends every session, this one too. */
export async function endAllSessions(): Promise<void> {
  await post("revoke-sessions", {});
}

export interface Archive {
  name: string;
  content: Blob;
}

/** Everything of one's own. */
export async function fetchArchive(): Promise<Archive> {
  const response = await send({ method: "GET", path: "/api/account/export" });
  const [, name = "rubber-arcana.zip"] =
    /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  return { name, content: await response.blob() };
}

async function post(route: string, body: Record<string, unknown>): Promise<void> {
  const response = await send({ method: "POST", path: `/api/auth/${route}`, body });
  await response.arrayBuffer();
}
