/** What follows when an identity was proven: a session, or one more identity for the account that asked. */
import { SECOND_STEP_PAGE } from "#contract/second-factor.ts";
import type { SignedIn } from "#contract/sign-in.ts";
import { enter, guestOf } from "../../platform/auth/begin-session.ts";
import { isMarked } from "../../platform/auth/browser-mark.ts";
import { type Attempt, attempts } from "../../platform/auth/identities/attempts.ts";
import type { Identity } from "../../platform/auth/identities/provider.ts";
import { accountOfIdentity, linkIdentity } from "../../platform/auth/identities/settle-identity.ts";
import { spendToEnter } from "../../platform/auth/kept-ways.ts";
import type { SignInServices } from "../../platform/auth/sign-in-services.ts";
import type { Kept } from "../../platform/auth/ways-in.ts";
import { AppError, refusal } from "../../platform/errors/app-error.ts";
import { statusOf } from "../../platform/errors/status.ts";
import type { Visit } from "../../platform/http/context.ts";

/** The lowest status that means a server error. */
const BROKEN = 500;

/** Signs in with the identity, or links it to the account that began the attempt and must still be signed in. */
export async function enterWithIdentity(
  services: SignInServices,
  visit: Visit,
  { identity, attempt }: { identity: Identity; attempt: Attempt },
): Promise<void> {
  const { linkTo, timeZone = null } = attempt;
  if (linkTo === null) {
    const found = await accountOfIdentity(services, identity, guestOf(visit));
    if (found.isUnconfirmed) {
      const ticket = await attempts.store(services, { ...attempt, identity });
      throw refusal("former_ways", { ticket });
    }
    await enter(services, visit, { ...found.entry, timeZone });
    if (found.isToLink) await linkIdentity(services, found.entry, identity);
    return;
  }
  const { session } = visit;
  if (session?.userId !== linkTo) throw refusal("attempt_gone");
  await linkIdentity(services, { userId: linkTo, sessionId: session.sessionId }, identity);
}

/**
 * Signs in with an identity that was proven before, to an account whose address nobody has confirmed so far. The person says
 * what to keep of it.
 */
export async function enterUnconfirmed(
  services: SignInServices,
  visit: Visit,
  { ticket, keep }: { ticket: string; keep?: Kept | undefined },
): Promise<SignedIn> {
  const attempt = await attempts.read(services, ticket);
  if (!attempt?.identity || !isMarked(visit, services.cookies, "attempt", attempt.browser))
    throw refusal("attempt_gone");
  const { identity, timeZone = null } = attempt;
  const found = await accountOfIdentity(services, identity, guestOf(visit));
  const { userId, askedVersion } = found.entry;
  const entry = await spendToEnter(services, {
    userId,
    askedVersion,
    isConfirmed: !found.isUnconfirmed,
    keep,
    now: services.clock.now(),
    spend: async (client) => (await attempts.take({ ...services, pool: client }, ticket)) !== null,
  });
  if (!entry) throw refusal("attempt_gone");
  const signedIn = await enter(services, visit, { ...entry, timeZone });
  if (found.isToLink) await linkIdentity(services, entry, identity);
  return signedIn;
}

/**
 * Runs the last step in a browser that follows a link. Returns the page to go to: a refusal leads to the sign-in page, and
 * what is still missing to the page that asks for it.
 */
export async function pageAfter(
  { log }: Pick<SignInServices, "log">,
  take: () => Promise<Attempt>,
  work: (attempt: Attempt) => Promise<void>,
): Promise<string> {
  let returnTo = "/";
  try {
    const attempt = await take();
    returnTo = attempt.returnTo;
    await work(attempt);
    return attempt.linkTo === null
      ? returnTo
      : `${returnTo}${returnTo.includes("?") ? "&" : "?"}identity=linked`;
  } catch (error) {
    if (!(error instanceof AppError) || statusOf(error.code) >= BROKEN) throw error;
    const { ticket } = error.detail;
    if (ticket !== undefined) return `/enter#${new URLSearchParams({ ticket, to: returnTo })}`;
    if (error.code === "second_factor_required") return SECOND_STEP_PAGE;
    noteCause(log, error);
    return pageOfRefusal(error.code);
  }
}

/** Returns the sign-in page that says why. */
export const pageOfRefusal = (code: string) => `/login?${new URLSearchParams({ problem: code })}`;

/** Logs why an answer could not be trusted, which the page does not say. The cause names no person. */
export function noteCause(log: SignInServices["log"], error: unknown): void {
  if (error instanceof AppError && error.cause !== undefined)
    log.warn({ err: error.cause, reason: error.code }, "a sign-in with an identity was refused");
}
