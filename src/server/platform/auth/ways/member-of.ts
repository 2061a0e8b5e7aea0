import { APIError, getSessionFromCtx } from "better-auth/api";
import type { HookContext } from "../change-address.ts";

/** Returns the account that is signed in. Throws for a visitor and for a guest. */
export async function memberOf(ctx: HookContext) {
  const session = await getSessionFromCtx(ctx);
  if (!session || session.user.isGuest === true)
    throw new APIError("UNAUTHORIZED", { code: "UNAUTHORIZED", message: "Please sign in first." });
  return session.user;
}
