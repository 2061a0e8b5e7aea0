/** What follows when an identity was proven: a session, or one more identity for the account that asked. */
import { APIError, getSessionFromCtx } from "better-auth/api";
import { currentGuest } from "../guest-context.ts";
import { openSession, type SignInContext } from "../open-session.ts";
import { isPlainOwnAddress } from "../own-address.ts";
import type { Attempt } from "./attempts.ts";
import type { IdentityServices } from "./identity-services.ts";
import type { Identity } from "./provider.ts";
import { isRefusal, refusal } from "./refusals.ts";
import { accountOfIdentity, linkIdentity } from "./settle-identity.ts";

/** Signs in with the identity, or links it to the account that began the attempt and must still be signed in. */
export async function enterWithIdentity(
  services: IdentityServices,
  ctx: SignInContext,
  { identity, attempt }: { identity: Identity; attempt: Attempt },
): Promise<void> {
  const { pool, config } = services;
  currentGuest().timeZone ??= attempt.timeZone ?? null;
  if (attempt.linkTo === null) {
    const found = await accountOfIdentity({ pool, isWaitlist: config.waitlist }, ctx, identity);
    await openSession(ctx, found.userId);
    if (found.isToLink) await linkIdentity(services, found.userId, identity);
    return;
  }
  const session = await getSessionFromCtx(ctx as Parameters<typeof getSessionFromCtx>[0]);
  if (session?.user.id !== attempt.linkTo) throw refusal("ATTEMPT_GONE");
  await linkIdentity(services, attempt.linkTo, identity);
}

/** Runs the last step in a browser that follows a link. Returns the page to go to; a refusal goes to the sign-in page. */
export async function pageAfter(
  { log }: Pick<IdentityServices, "log">,
  work: () => Promise<Attempt>,
): Promise<string> {
  try {
    const { returnTo, linkTo } = await work();
    return linkTo === null ? returnTo : `${returnTo}${returnTo.includes("?") ? "&" : "?"}identity=linked`;
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode >= 500) throw error;
    noteCause(log, error);
    return pageOfRefusal(String(error.body?.code ?? "IDENTITY_REFUSED"));
  }
}

/** Returns the sign-in page that says why. */
export const pageOfRefusal = (code: string) => `/login?${new URLSearchParams({ problem: code })}`;

/** Logs why an answer could not be trusted, which the page does not say. The cause names no person. */
export function noteCause(log: IdentityServices["log"], error: unknown): void {
  if (isRefusal(error) && error.cause !== undefined)
    log.warn({ err: error.cause, reason: error.body?.code }, "a sign-in with an identity was refused");
}

/** Returns the page to open afterwards, if it is one of ours. */
export function ownPage(wanted: string | undefined, appUrl: string): string {
  return wanted !== undefined && isPlainOwnAddress(wanted, appUrl) ? wanted : "/";
}
