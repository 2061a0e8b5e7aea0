import type { IncomingHttpHeaders } from "node:http";
import type pg from "pg";
import { refusal } from "../errors/app-error.ts";
import type { Session } from "../http/session.ts";
import { findByAccessToken, hasAccessToken } from "./access-tokens/access-token-lookup.ts";
import type { Auth } from "./auth.ts";
import { countNetworkCall } from "./limits.ts";
import { findAccountOfMovedGuest } from "./move-guest.ts";
import { hasSessionCookie, signedTokenIn } from "./session-cookie.ts";
import {
  findSession,
  findSessionAndCountWrite,
  findSessionValidityByName,
  findWhySessionEnded,
  type StoredSession,
} from "./session-lookup.ts";
import { sessionNameOf } from "./session-token.ts";
import type { SignInServices } from "./sign-in-services.ts";

/** The part of the endpoints' addresses that those of signing in share. */
const SIGN_IN_PREFIX = "/auth";

/** Creates what knows whose a request is. */
export function openAuth(services: SignInServices): Auth {
  const { config, pool, secret, clock, cookies, removeUser } = services;
  // Without SMTP, letters stay in a folder and nobody can confirm an e-mail address.
  const sendsLetters = config.smtpUrl !== undefined;
  const tokenIn = ({ cookie }: IncomingHttpHeaders) => signedTokenIn(cookie, cookies, secret);
  const withDuties = (found: StoredSession | null): Session | null =>
    found && { ...found, mustVerify: sendsLetters && !found.isGuest && !found.isEmailVerified };
  const readSession = async (headers: IncomingHttpHeaders) =>
    withDuties(await findSession(pool, tokenIn(headers), clock.now()));
  const readToken = async (headers: IncomingHttpHeaders, isWrite: boolean) =>
    withDuties(await findByAccessToken(pool, { headers, now: clock.now(), isWrite }));

  return {
    async admitCall({ address, ip }) {
      if (!address.startsWith(`${SIGN_IN_PREFIX}/`)) return;
      const path = address.slice(SIGN_IN_PREFIX.length);
      const wait = await countNetworkCall(pool, { path, ip, now: Date.now() });
      if (wait !== null) throw refusal("rate_limited", { retryAfter: wait });
    },
    readSession,
    readCaller: (headers) => (hasAccessToken(headers) ? readToken(headers, false) : readSession(headers)),
    readWriter: async (headers) =>
      hasAccessToken(headers)
        ? await readToken(headers, true)
        : withDuties(await findSessionAndCountWrite(pool, tokenIn(headers), clock.now())),
    sessionName(headers) {
      const token = tokenIn(headers);
      return token === null ? null : sessionNameOf(token);
    },
    sessionEnd: async (headers) =>
      hasSessionCookie(headers.cookie, cookies) ? await findWhySessionEnded(pool, tokenIn(headers)) : null,
    sessionsOf: (userIds) => findSessionValidityByName(pool, userIds),
    hasSessionCookie: (headers) => hasSessionCookie(headers.cookie, cookies),
    removeUser,
    movedTo: (guestId) => findAccountOfMovedGuest(pool, guestId),
    guestsBefore: (time, limit) => findGuestsBefore(pool, time, limit),
  };
}

async function findGuestsBefore(pool: pg.Pool, time: Date, limit: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from auth."user" where is_guest and created_at < $1 order by created_at limit $2`,
    [time, limit],
  );
  return rows.map((row) => row.id);
}
