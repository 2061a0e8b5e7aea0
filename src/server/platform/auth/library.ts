/** Configures the auth library: e-mail and password, guests, limits, letters. */

import { betterAuth } from "better-auth";
import { APIError, createAuthMiddleware, isAPIError } from "better-auth/api";
import { PASSWORD_MAX, PASSWORD_MIN } from "#domain/account/password-lengths.ts";
import { SESSION_KEPT_DAYS } from "#domain/plans/kept.ts";
import { DAY_S } from "#domain/time.ts";
import { newId } from "../db/ids.ts";
import { NETWORK_PREFIX } from "../http/client-address.ts";
import { ADDRESS_HEADER } from "./auth-names.ts";
import { addressOfAccount } from "./change-address.ts";
import { endOtherSessions } from "./end-sessions.ts";
import { currentGuest } from "./guest-context.ts";
import { isInvited, settleSignUp } from "./invitations.ts";
import type { LibraryServices } from "./library-services.ts";
import { recordPendingMove, runPendingMoves } from "./move-guest.ts";
import { hashPassword, isPasswordOfHash, newSalt } from "./password-hash.ts";
import { sessionCookiesOf } from "./session-cookie.ts";
import { guestUpgradingAdapter } from "./upgrading-adapter.ts";
import { verificationAskedBy } from "./waiting-letters.ts";
import { UNUSED_ENDPOINTS, waysToSignIn } from "./ways/ways.ts";

export const AUTH_PATH = "/api/auth";
const SESSION_S = SESSION_KEPT_DAYS * DAY_S;

const USER_FIELDS = {
  claimedEmail: { type: "string", input: false, required: false },
  isGuest: { type: "boolean", input: false, required: false, defaultValue: false },
  isAdmin: { type: "boolean", input: false, required: false, defaultValue: false },
  isPremium: { type: "boolean", input: false, required: false, defaultValue: false },
  guestUntil: { type: "date", input: false, required: false, returned: false },
} as const;

const SESSION_FIELDS = {
  timeZone: { type: "string", input: false, required: false, returned: false },
  provenAt: { type: "date", input: false, required: false },
} as const;

export function createLibrary(services: LibraryServices) {
  const { config, post, database, log, secret, clock } = services;
  const { authPool } = database;
  const cookies = sessionCookiesOf(config.appUrl);
  return betterAuth({
    baseURL: config.appUrl,
    basePath: AUTH_PATH,
    secret,
    trustedOrigins: [config.appUrl],
    telemetry: { enabled: false },
    logger: { level: "error", log: (_level, message) => log.error({ library: "auth" }, message) },
    onAPIError: { onError: (error) => logTrouble(log, error) },
    database: guestUpgradingAdapter(authPool, clock),
    disabledPaths: UNUSED_ENDPOINTS,
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      password: {
        hash: (password) => hashPassword(password, newSalt()),
        verify: ({ hash, password }) => isPasswordOfHash(password, hash),
      },
    },
    emailVerification: {
      sendVerificationEmail: ({ user }) => post.write(verificationAskedBy(user.id, "/")),
    },
    session: {
      expiresIn: SESSION_S,
      updateAge: DAY_S,
      cookieCache: { enabled: false },
      additionalFields: SESSION_FIELDS,
    },
    verification: { storeIdentifier: "hashed" },
    user: { changeEmail: { enabled: true }, additionalFields: USER_FIELDS },
    // What a network does is counted by `countNetworkCall` in `limits.ts`, before a body is read.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: cookies.prefix,
      // The cookie prefix is set here because the library's own prefix for secure cookies differs from ours.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: cookies.isSecure },
      database: { generateId: () => newId() },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER], ipv6Subnet: NETWORK_PREFIX },
    },
    plugins: waysToSignIn(services),
    hooks: {
      before: createAuthMiddleware(async (ctx) => {
        await refuseEarly(services, ctx);
      }),
    },
    databaseHooks: {
      // The name stays empty here, since a person's name belongs in the encrypted profile.
      user: {
        create: {
          before: async (user) => ({ data: { ...user, name: "", image: null } }),
          after: (user) => takeOffList(services, user),
        },
        // An account that gets an address of its own no longer claims one.
        update: { before: async (user) => ({ data: user.email ? { ...user, claimedEmail: null } : user }) },
      },
      session: {
        create: {
          before: async (session) => {
            const { timeZone } = currentGuest();
            // The session stores no IP address. Only the limits store addresses, for an hour.
            return { data: { ...session, ipAddress: null, timeZone, provenAt: clock.now() } };
          },
          after: (session) => takeAlong(services, session),
        },
      },
    },
  });
}

/** Returns the endpoints of the library that requests can reach, with `{id}` for a parameter of their path. */
export function endpointsOfLibrary({ api }: Pick<ReturnType<typeof createLibrary>, "api">) {
  return Object.values(api).flatMap(({ path, options }) =>
    path === undefined || UNUSED_ENDPOINTS.includes(path)
      ? []
      : [options.method].flat().map((method) => ({ method, address: path.replaceAll(/:(\w+)/g, "{$1}") })),
  );
}

/** Logs server errors; a refusal is a normal answer and is not logged. */
function logTrouble(log: LibraryServices["log"], error: unknown): void {
  if (isAPIError(error) && error.statusCode < 500) return;
  currentGuest().trouble = error;
  log.error({ err: error, library: "auth" }, "the auth library failed");
}

/** Applies our own refusals before the auth library handles a request. */
async function refuseEarly(
  services: LibraryServices,
  { path, body }: { path: string; body?: { email?: unknown; invitation?: unknown } },
): Promise<void> {
  if (services.config.waitlist && (path === "/sign-up/email" || path === "/sign-in/anonymous")) {
    await refuseUninvited(services, path === "/sign-up/email" ? body : undefined);
  }
}

/** While there is a waitlist, only invited addresses may sign up, and guests may not start. */
async function refuseUninvited(
  { database, clock }: LibraryServices,
  { email, invitation }: { email?: unknown; invitation?: unknown } = {},
): Promise<void> {
  if (typeof email !== "string" || typeof invitation !== "string") {
    throw new APIError("FORBIDDEN", {
      code: "WAITLIST",
      message: "Sign-up is by invitation for now. Join the waitlist and you will get an email.",
    });
  }
  if (await isInvited(database.authPool, { email, token: invitation, now: clock.now() })) return;
  throw new APIError("FORBIDDEN", {
    code: "INVITATION",
    message: "This invitation has expired, or was for another address.",
  });
}

/**
 * Takes a new account's address off the waitlist and counts the sign-up. If that fails, a later job removes the entry.
 */
async function takeOffList(
  { database, log, clock }: LibraryServices,
  { email, claimedEmail, isGuest }: { email: string; claimedEmail?: unknown; isGuest?: unknown },
): Promise<void> {
  if (isGuest === true) return;
  try {
    await settleSignUp(database.authPool, addressOfAccount({ email, claimedEmail }), clock.now());
  } catch (error) {
    log.warn({ err: error }, "an address could not be taken off the waitlist");
  }
}

/**
 * Called for each new session, because every sign-up and sign-in creates one. If the guest who sent the request became
 * this account, ends the account's other sessions; otherwise moves the guest's rows to the account.
 */
async function takeAlong(services: LibraryServices, session: { id: string; userId: string }): Promise<void> {
  const { guestId, isUpgraded } = currentGuest();
  if (isUpgraded) {
    await endOtherSessions(services.database.authPool, { userId: session.userId, sessionId: session.id });
  } else if (guestId && guestId !== session.userId) {
    await recordPendingMove(services, guestId, session.userId);
  }
  await runPendingMoves(services, session.userId);
}
