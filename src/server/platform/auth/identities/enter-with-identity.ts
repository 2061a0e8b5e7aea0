/** What follows when an identity was proven: a session, or one more identity for the account that asked. */
import { APIError, getSessionFromCtx } from "better-auth/api";
import { MUST_CHOOSE } from "#contract/ways-in.ts";
import { currentGuest } from "../guest-context.ts";
import { openSession, type SignInContext } from "../open-session.ts";
import { isPlainOwnAddress } from "../own-address.ts";
import { MUST_CHOOSE_SENTENCE, spendToEnter } from "../ways/kept-ways.ts";
import type { Kept } from "../ways-in.ts";
import { requireSameBrowser } from "./attempt-browser.ts";
import { type Attempt, readAttempt, storeAttempt, takeAttempt } from "./attempts.ts";
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
    if (found.isUnconfirmed) throw await askLater(services, { ...attempt, identity });
    await openSession(ctx, found);
    if (found.isToLink) await linkIdentity(services, found, identity);
    return;
  }
  const session = await getSessionFromCtx(ctx as Parameters<typeof getSessionFromCtx>[0]);
  if (session?.user.id !== attempt.linkTo) throw refusal("ATTEMPT_GONE");
  await linkIdentity(services, { userId: attempt.linkTo, sessionId: session.session.id }, identity);
}

/** Stores who was proven, and returns the refusal that leads to the page where the person says what to keep. */
async function askLater(services: IdentityServices, attempt: Attempt): Promise<APIError> {
  return new APIError("CONFLICT", {
    code: MUST_CHOOSE,
    message: MUST_CHOOSE_SENTENCE,
    ticket: await storeAttempt(services, attempt),
    returnTo: attempt.returnTo,
  });
}

/**
 * Signs in with an identity that was proven before, to an account whose address nobody has confirmed so far. The person says
 * what to keep of it.
 */
export async function enterUnconfirmed(
  services: IdentityServices,
  ctx: SignInContext,
  { ticket, keep: chosen }: { ticket: string; keep?: Kept | undefined },
) {
  const { pool, config, clock, cookies } = services;
  const attempt = await readAttempt(services, ticket);
  if (!attempt?.identity) throw refusal("ATTEMPT_GONE");
  requireSameBrowser(ctx, cookies, attempt);
  const { identity } = attempt;
  currentGuest().timeZone ??= attempt.timeZone ?? null;
  const found = await accountOfIdentity({ pool, isWaitlist: config.waitlist }, ctx, identity);
  const { userId, askedVersion } = found;
  const entry = await spendToEnter(pool, {
    userId,
    askedVersion,
    isConfirmed: !found.isUnconfirmed,
    keep: chosen,
    now: clock.now(),
    spend: async (client) => (await takeAttempt({ ...services, pool: client }, ticket)) !== null,
  });
  if (!entry) throw refusal("ATTEMPT_GONE");
  const user = await openSession(ctx, entry);
  if (found.isToLink) await linkIdentity(services, entry, identity);
  return user;
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
    if (error.body?.code === MUST_CHOOSE) {
      const { ticket, returnTo } = error.body;
      return `/enter#${new URLSearchParams({ ticket: String(ticket), to: String(returnTo) })}`;
    }
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
