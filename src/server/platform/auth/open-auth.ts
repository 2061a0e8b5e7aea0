import type { IncomingHttpHeaders } from "node:http";
import { normalizePathname } from "@better-auth/core/utils/url";
import type pg from "pg";
import { timeZoneSchema } from "#contract/settings.ts";
import { TIME_ZONE_HEADER } from "#contract/time-zone-header.ts";
import { isTimeZone } from "#domain/plans/day.ts";
import type { Config } from "../config.ts";
import { databaseFaultOf } from "../db/database-fault.ts";
import { AppError } from "../errors/app-error.ts";
import { sentenceOf } from "../errors/sentences.ts";
import { clientAddress } from "../http/client-address.ts";
import { endpointFinder } from "../http/endpoints.ts";
import { readJson } from "../http/read-body.ts";
import { type HttpRequest, isReadRequest, requestPathOf } from "../http/request.ts";
import { clearBrowserCache } from "../http/revalidate.ts";
import type { Session } from "../http/session.ts";
import type { WaitingLetter } from "../letters/post.ts";
import type { Live, SessionsChange } from "../realtime/live.ts";
import { findByAccessToken, hasAccessToken } from "./access-tokens/access-token-lookup.ts";
import type { Auth } from "./auth.ts";
import { checkAuthRequest } from "./check-request.ts";
import { withGuest } from "./guest-context.ts";
import { identityServicesOf } from "./identities/identity-services.ts";
import { mayBeginSession } from "./identities/provider-endpoints.ts";
import { samlRoutes } from "./identities/saml-endpoints.ts";
import { AUTH_PATH, createLibrary, endpointsOfLibrary } from "./library.ts";
import type { LibraryServices } from "./library-services.ts";
import { countNetworkCall } from "./limits.ts";
import { findAccountOfMovedGuest } from "./move-guest.ts";
import { answerFirstStep } from "./second-factor/second-step.ts";
import { hasSessionCookie, sessionCookiesOf, signedCookieIn } from "./session-cookie.ts";
import {
  findSession,
  findSessionAndCountWrite,
  findSessionValidityByName,
  findWhySessionEnded,
  type StoredSession,
} from "./session-lookup.ts";
import { sessionNameOf } from "./session-token.ts";
import { REFUSED, sendWebResponse, toWebRequest } from "./web-messages.ts";

/** The lowest status that means a server error. */
const BROKEN = 500;
const SIGN_OUT = "/sign-out";

export type AuthServices = Omit<LibraryServices, "config" | "removeUser"> & {
  config: Pick<
    Config,
    "appUrl" | "waitlist" | "trustProxy" | "smtpUrl" | "identityPrivateHosts" | "walletSignIn"
  >;
  live: Pick<Live, "sessionsChanged">;
};

/** Creates the server's interface to the auth library. */
export function openAuth(services: AuthServices): Auth {
  const { config, database, secret, live, clock } = services;
  const { authPool } = database;
  // Without SMTP, letters stay in a folder and nobody can confirm an e-mail address.
  const sendsLetters = config.smtpUrl !== undefined;
  const removeUser = async (userId: string, letter?: WaitingLetter) => {
    const wasThere = await deleteUser(services, userId, letter);
    live.sessionsChanged({ userId });
    return wasThere;
  };
  const library = createLibrary({ ...services, removeUser });
  const findEndpoint = endpointFinder(endpointsOfLibrary(library));
  const cookies = sessionCookiesOf(config.appUrl);
  const tokenIn = ({ cookie }: IncomingHttpHeaders) => signedCookieIn(cookie, cookies, secret)?.token ?? null;
  const door = { ...config, cookies, secret };
  const readers = sessionReaders({ pool: authPool, clock, sendsLetters, tokenIn });
  const { readSession } = readers;

  /** Reads the session of a request that may change sessions, and of no other. */
  const readAsking = async (request: HttpRequest) =>
    isReadRequest(request) && !mayBeginSession(requestPathOf(request))
      ? null
      : await readSession(request.headers);

  const sessionName = (headers: IncomingHttpHeaders) => {
    const token = tokenIn(headers);
    return token === null ? null : sessionNameOf(token);
  };

  return {
    ...readers,
    removeUser,
    sessionName,
    sessionEnd: async (headers) =>
      hasSessionCookie(headers.cookie, cookies)
        ? await findWhySessionEnded(authPool, tokenIn(headers))
        : null,
    sessionsOf: (userIds) => findSessionValidityByName(authPool, userIds),
    hasSessionCookie: (headers) => hasSessionCookie(headers.cookie, cookies),
    async handle(request, response) {
      const path = requestPathOf(request);
      findEndpoint(request.method, path.slice(AUTH_PATH.length), response);
      await refuseTooMany(authPool, request, door);
      if (!isReadRequest(request)) request.body = await readJson({ request, response });
      checkAuthRequest(request, config.appUrl);
      const asking = await readAsking(request);
      const { answer, endedOf, trouble } = await withGuest(
        { guestId: asking?.isGuest ? asking.userId : null, timeZone: zoneOf(request.headers) },
        async (context) => {
          const made = await library.handler(toWebRequest(request, door));
          const { refusedFor: entry, firstStep } = context;
          // No cookie of the library's own answer is kept: the person is not signed in yet.
          const answer = entry
            ? await answerFirstStep(services, { entry, firstStep, isPage: isPageRequest(request) })
            : made;
          return { answer, endedOf: context.sessionsEndedOf, trouble: context.trouble };
        },
      );
      // The library answers 500 to any error. A temporary database fault is thrown again, so that the answer
      // says when to retry.
      if (answer.status >= BROKEN && databaseFaultOf(trouble)) throw trouble;
      if (endedOf) live.sessionsChanged({ userId: endedOf });
      if (asking && answer.status < REFUSED) {
        const from = sessionName(request.headers);
        const to = sessionName({ cookie: newCookies(answer) });
        live.sessionsChanged({ userId: asking.userId, ...renewal(from, to) });
      }
      if (answer.status < REFUSED && path.endsWith(SIGN_OUT)) clearBrowserCache(response);
      await sendWebResponse(answer, { request, response, door });
    },
    saml: samlRoutes(identityServicesOf(services)),
    movedTo: (guestId) => findAccountOfMovedGuest(authPool, guestId),
    guestsBefore: (time, limit) => findGuestsBefore(authPool, time, limit),
  };
}

/** Counts the call of this network before its body is read. Throws `rate_limited` after too many. */
async function refuseTooMany(
  pool: pg.Pool,
  request: HttpRequest,
  { appUrl, trustProxy }: Pick<Config, "appUrl" | "trustProxy">,
): Promise<void> {
  const path = normalizePathname(new URL(request.url ?? "/", appUrl).href, AUTH_PATH);
  const ip = clientAddress(request, trustProxy);
  const wait = await countNetworkCall(pool, { path, ip, now: Date.now() });
  if (wait !== null) throw new AppError("rate_limited", sentenceOf("rate_limited"), { retryAfter: wait });
}

interface ReadContext {
  pool: pg.Pool;
  clock: AuthServices["clock"];
  /** Whether this server can send the letter to confirm an address. */
  sendsLetters: boolean;
  /** Returns the token in the cookie of a request. */
  tokenIn(headers: IncomingHttpHeaders): string | null;
}

/** Returns the functions that read whose request it is, by its cookie or its access token. */
function sessionReaders({
  pool,
  clock,
  sendsLetters,
  tokenIn,
}: ReadContext): Pick<Auth, "readSession" | "readCaller" | "readWriter"> {
  const withDuties = (found: StoredSession | null): Session | null =>
    found && { ...found, mustVerify: sendsLetters && !found.isGuest && !found.isEmailVerified };
  const readSession = async (headers: IncomingHttpHeaders) =>
    withDuties(await findSession(pool, tokenIn(headers), clock.now()));
  const readToken = async (headers: IncomingHttpHeaders, isWrite: boolean) =>
    withDuties(await findByAccessToken(pool, { headers, now: clock.now(), isWrite }));
  return {
    readSession,
    readCaller: (headers) => (hasAccessToken(headers) ? readToken(headers, false) : readSession(headers)),
    readWriter: async (headers) =>
      hasAccessToken(headers)
        ? await readToken(headers, true)
        : withDuties(await findSessionAndCountWrite(pool, tokenIn(headers), clock.now())),
  };
}

async function findGuestsBefore(pool: pg.Pool, time: Date, limit: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from auth."user" where is_guest and created_at < $1 order by created_at limit $2`,
    [time, limit],
  );
  return rows.map((row) => row.id);
}

/** Deletes a user. No letter is written to an address that the account never confirmed, since it may be another person's. */
async function deleteUser(
  { database, post }: Pick<AuthServices, "database" | "post">,
  userId: string,
  letter?: WaitingLetter,
): Promise<boolean> {
  const { authPool } = database;
  const remove = `delete from auth."user" where id = $1`;
  if (!letter) return (await authPool.query(remove, [userId])).rowCount === 1;
  const row = post.seal(letter);
  const { rowCount } = await authPool.query(
    `with gone as (${remove} returning email_verified)
     , written as (
       insert into auth.letter (id, sealed, created_at)
       select $2, $3, $4 from gone where email_verified
     )
     select from gone`,
    [userId, row.id, row.sealed, row.createdAt],
  );
  if (rowCount === 1) post.written(row.id);
  return rowCount === 1;
}

/** Returns whether the browser opens a page with this request: a link, or a form that another site has sent here. */
function isPageRequest(request: HttpRequest): boolean {
  return isReadRequest(request) || !(request.headers["content-type"] ?? "").includes("json");
}

/** Returns the browser's time zone; `null` if it sent none that exists. */
function zoneOf(headers: IncomingHttpHeaders): string | null {
  const zone = timeZoneSchema.safeParse(headers[TIME_ZONE_HEADER]);
  return zone.success && isTimeZone(zone.data) ? zone.data : null;
}

/** Returns the cookies that an answer sets, as a browser would send them back. */
function newCookies(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/**
 * Returns the old and the new name of a session that was replaced by a new one, because the browser has not signed out.
 */
function renewal(from: string | null, to: string | null): Pick<SessionsChange, "renewed"> {
  return from !== null && to !== null && from !== to ? { renewed: { from, to } } : {};
}
