// One's own account: what the auth library answers, and the archive of everything. All fail with `ApiError`.
import { post } from "./auth.ts";
import { send } from "./request.ts";

/** Sends an email to the new address. Its link makes the change and leads to `returnTo`. */
export async function changeEmail(change: { newEmail: string; password: string }, returnTo: string) {
  await post("change-email", { ...change, callbackURL: returnTo });
}

/** Every other session ends. */
export async function changePassword(change: { currentPassword: string; newPassword: string }) {
  await post("change-password", change);
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
