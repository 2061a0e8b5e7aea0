/** A plugin of the auth library that creates a session for a new guest, who can try one reading before signing up. */
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import type { BetterAuthPlugin } from "better-auth/types";
import { newId } from "../db/ids.ts";
import { currentGuest } from "./guest-context.ts";
import { NEW_ACCOUNT_VERSION } from "./mail-keys.ts";

/** A reserved e-mail domain that receives no mail. */
const GUEST_DOMAIN = "guests.invalid";

export function guestSignIn() {
  return {
    id: "guest-sign-in",
    endpoints: {
      signInAnonymous: createAuthEndpoint("/sign-in/anonymous", { method: "POST" }, async (ctx) => {
        const { internalAdapter } = ctx.context;
        const { guestId } = currentGuest();
        const existing = guestId ? await internalAdapter.findUserById(guestId) : null;
        const user =
          existing ??
          (await internalAdapter.createUser(
            {
              email: `${newId()}@${GUEST_DOMAIN}`,
              emailVerified: false,
              name: "",
              isGuest: true,
            },
            { method: "guest" },
          ));
        currentGuest().entry = { userId: user.id, askedVersion: NEW_ACCOUNT_VERSION, isGuest: true };
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
        return ctx.json({ user: { id: user.id, isGuest: true } });
      }),
    },
  } satisfies BetterAuthPlugin;
}
