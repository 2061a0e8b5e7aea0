import { api } from "../../api/client.ts";
import { fetchMe } from "../../api/session.ts";
import type { Auth } from "./auth-context.ts";
import { finishSignOut } from "./due-sign-out.ts";

/**
 * Begins a guest's session if nobody is signed in. A page that knows nobody asks the server first, because a public page may
 * not have the answer yet, and a guest's session would end the person's own and delete their drafts. Throws if the server
 * does not answer.
 */
export async function ensureSession({ user, update }: Pick<Auth, "user" | "update">): Promise<void> {
  if (user) return;
  await finishSignOut();
  const me = await fetchMe();
  update(me);
  if (!me.user) await api.signIn.asGuest();
}
