import type { SignedIn } from "#contract/sign-in.ts";
import { enter, guestOf } from "../../platform/auth/begin-session.ts";
import { createGuest } from "../../platform/auth/create-account.ts";
import { NEW_ACCOUNT_VERSION } from "../../platform/auth/mail-keys.ts";
import type { SignInServices } from "../../platform/auth/sign-in-services.ts";
import { refusal } from "../../platform/errors/app-error.ts";
import type { Visit } from "../../platform/http/context.ts";

/** Begins a session without an account. Somebody who is a guest already stays the same guest. */
export async function beginAsGuest(services: SignInServices, visit: Visit): Promise<SignedIn> {
  if (services.config.waitlist) throw refusal("waitlist");
  const guestId = guestOf(visit);
  const entry = guestId
    ? { userId: guestId, askedVersion: NEW_ACCOUNT_VERSION, isGuest: true }
    : await createGuest(services.pool);
  return await enter(services, visit, entry);
}
