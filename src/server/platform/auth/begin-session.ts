/**
 * Begins sessions. Every way to sign in ends here, so that none of them forgets the second factor, a disabled account, or a
 * recovery that came between.
 */

import { timeZoneSchema } from "#contract/settings.ts";
import type { SignedIn } from "#contract/sign-in.ts";
import { TIME_ZONE_HEADER } from "#contract/time-zone-header.ts";
import { isTimeZone } from "#domain/plans/day.ts";
import { newSecretToken } from "../crypto/secret-token.ts";
import { newId } from "../db/ids.ts";
import { refusal } from "../errors/app-error.ts";
import type { Visit } from "../http/context.ts";
import { NO_ADDRESS_DOMAIN } from "./auth-names.ts";
import { endOtherSessions } from "./end-sessions.ts";
import type { Entry } from "./entry.ts";
import { recordPendingMove, runPendingMoves } from "./move-guest.ts";
import { beginSecondStep, secondStepCookie } from "./second-factor/pending-step.ts";
import { forgetFormer, sessionCookie, signedTokenIn } from "./session-cookie.ts";
import { SESSION_KEPT_MS, sessionNameOf, storedToken } from "./session-token.ts";
import type { SignInServices } from "./sign-in-services.ts";

/** A session, or the secret of a second step, which has to come before one may begin. */
type Begun = { token: string; user: SignedIn["user"] } | { challenge: string };

interface Gate {
  email: string | null;
  isGuest: boolean;
  isDisabled: boolean;
  isBegun: boolean;
}

/**
 * Stores the session in the statement that checks whether it may begin. The lock on the account makes a recovery come wholly
 * before, and be noticed here, or wholly after, and end the session.
 */
const BEGIN = `
  with gate as (
    select case when u.is_guest or u.email like '%@${NO_ADDRESS_DOMAIN}' then null
        else u.email end as email,
      u.is_guest as "isGuest", u.disabled_at is not null as "isDisabled",
      $4 or not exists (
        select from auth.second_factor f where f.user_id = u.id and f.confirmed_at is not null
      ) as "isProven"
    from auth."user" u where u.id = $1 and u.asked_version = $2 and u.is_guest = $3 for share of u
  ), begun as (
    insert into auth.session
      (id, user_id, token, user_agent, time_zone, proven_at, expires_at, created_at, updated_at)
    select $5, $1, $6, $7, $8, $9, $10, $11, $11 from gate where "isProven" and not "isDisabled"
    returning id
  )
  select email, "isGuest", "isDisabled", exists (select from begun) as "isBegun" from gate`;

/** Throws if the account is disabled or gone, or if a recovery has ended what was shown to enter it. */
export async function beginSession(services: SignInServices, visit: Visit, entry: Entry): Promise<Begun> {
  const { pool, clock } = services;
  const { userId, askedVersion, isGuest = false, isProven = false, isUpgraded, timeZone } = entry;
  const [sessionId, token, now] = [newId(), newSecretToken(), new Date()];
  const { rows } = await pool.query<Gate>(BEGIN, [
    userId,
    askedVersion,
    isGuest,
    isProven,
    sessionId,
    storedToken(token),
    visit.headers["user-agent"] ?? null,
    zoneOf(visit) ?? timeZone ?? null,
    clock.now(),
    new Date(now.getTime() + SESSION_KEPT_MS),
    now,
  ]);
  const [gate] = rows;
  if (!gate) throw refusal("session_refused");
  if (gate.isDisabled) throw refusal("account_disabled");
  if (!gate.isBegun) return { challenge: await beginSecondStep(services, entry) };
  const { session } = visit;
  if (isUpgraded) await endOtherSessions(pool, { userId, sessionId });
  else if (session?.isGuest && session.userId !== userId)
    await recordPendingMove(services, session.userId, userId);
  await runPendingMoves(services, userId);
  return { token, user: { id: userId, email: gate.email, isGuest: gate.isGuest } };
}

/** Begins a session and sets its cookie. Throws as `beginSession` does, and where the second step is still to come. */
export async function enter(services: SignInServices, visit: Visit, entry: Entry): Promise<SignedIn> {
  const { cookies, secret, live } = services;
  const { browser, headers, session } = visit;
  const begun = await beginSession(services, visit, entry);
  if ("challenge" in begun) {
    browser.setCookie(secondStepCookie(cookies, begun.challenge));
    throw refusal("second_factor_required");
  }
  browser.setCookie(sessionCookie(cookies, secret, begun.token));
  forgetFormer(browser, headers.cookie, cookies);
  if (session) {
    const former = signedTokenIn(headers.cookie, cookies, secret);
    const to = sessionNameOf(begun.token);
    const renewed = former === null ? {} : { renewed: { from: sessionNameOf(former), to } };
    live.sessionsChanged({ userId: session.userId, ...renewed });
  }
  return { user: begun.user };
}

/** Returns the browser's time zone; `null` if it sent none that exists. */
export function zoneOf({ headers }: Pick<Visit, "headers">): string | null {
  const zone = timeZoneSchema.safeParse(headers[TIME_ZONE_HEADER]);
  return zone.success && isTimeZone(zone.data) ? zone.data : null;
}

/** Returns the id of a guest who sends a request; `null` for anybody else. */
export function guestOf({ session }: Pick<Visit, "session">): string | null {
  return session?.isGuest ? session.userId : null;
}
