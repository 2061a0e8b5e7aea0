// Replaces the library's endpoints for sign-up and sign-in by password. Neither reveals to a stranger whether
// an address has an account; see docs/decisions/029.
import { getCurrentAdapter, queueAfterTransactionHook, runWithTransaction } from "@better-auth/core/context";
import { APIError, createAuthEndpoint, formCsrfMiddleware } from "better-auth/api";
import type { BetterAuthPlugin } from "better-auth/types";
import type pg from "pg";
import { z } from "zod";
import { emailSchema } from "#contract/email-address.ts";
import type { Clock } from "../clock.ts";
import { isUniqueViolation, withoutStatementValues } from "../db/database-error.ts";
import { newId } from "../db/ids.ts";
import type { Post } from "../letters/post.ts";
import {
  type AccountsOfAddress,
  findAccountByPassword,
  readAccountsOfAddress,
} from "./accounts-of-address.ts";
import { ADDRESS_HEADER, CLAIMS_DOMAIN } from "./auth-names.ts";
import { canonicalAddress } from "./canonical-address.ts";
import { currentGuest, type Entry } from "./guest-context.ts";
import { isInvited } from "./invitations.ts";
import { createKnownDevices, digestOfHash, type KnownDevices } from "./known-device.ts";
import { countPasswordTry, TRIES_OF_NETWORK } from "./limits.ts";
import { NEW_ACCOUNT_VERSION } from "./mail-keys.ts";
import { openSession, type SignInContext } from "./open-session.ts";
import { hashPassword } from "./password-hash.ts";
import { checkNewPassword, refuseLongPassword } from "./password-rules.ts";
import { verificationAskedBy } from "./waiting-letters.ts";
import { countLetterTo, tooManyTries } from "./write-to-address.ts";

/**
 * The maximum number of attempts of a sign-up. If several sign-ups race for a new address, all but one find it taken
 * when they retry.
 */
const ATTEMPTS = 3;

export interface DoorServices {
  database: { authPool: pg.Pool };
  config: { appUrl: string };
  post: Post;
  secret: string;
  clock: Clock;
}

interface Credentials {
  email: string;
  password: string;
}

const credentials = z.object({
  email: emailSchema,
  password: z.string().nonempty(),
  callbackURL: z.string().optional(),
  /** The secret in the letter of an invitation. */
  invitation: z.string().optional(),
  rememberMe: z.boolean().optional(),
});

/** A plugin whose endpoints for sign-up and sign-in replace those of the auth library. */
export function passwordEndpointsPlugin(services: DoorServices) {
  const devices = createKnownDevices(services);
  const parts = { ...services, devices, pool: services.database.authPool };
  return {
    id: "password-door",
    endpoints: {
      signUpEmail: createAuthEndpoint(
        "/sign-up/email",
        { method: "POST", use: [formCsrfMiddleware], body: credentials },
        async (ctx) => {
          const { password, invitation, callbackURL: returnTo = "/" } = ctx.body;
          const email = canonicalAddress(ctx.body.email);
          checkNewPassword(password, email);
          const { entry, hash } = await signUp(parts, ctx, { email, password, invitation, returnTo });
          return await enterByPassword(parts, ctx, entry, hash);
        },
      ),
      signInEmail: createAuthEndpoint(
        "/sign-in/email",
        { method: "POST", use: [formCsrfMiddleware], body: credentials },
        async (ctx) => {
          const { password } = ctx.body;
          const email = canonicalAddress(ctx.body.email);
          refuseLongPassword(password);
          const { address, only } = await admit(parts, ctx, email);
          const hash = await hashPassword(password, address.salt);
          const entry = await findAccountByPassword(parts.pool, { email, hash, only });
          if (entry === null)
            throw new APIError("UNAUTHORIZED", {
              code: "INVALID_EMAIL_OR_PASSWORD",
              message: "Invalid email or password",
            });
          return await enterByPassword(parts, ctx, entry, hash);
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

interface Parts extends DoorServices {
  pool: pg.Pool;
  devices: KnownDevices;
}

/** Counts the password try and throws after too many tries. Takes two round trips. */
async function admit(
  { pool, devices }: Parts,
  ctx: SignInContext,
  email: string,
): Promise<{ address: AccountsOfAddress; only: string | null }> {
  const now = Date.now();
  const device = devices.read(ctx.getCookie(devices.cookieName), now);
  const address = await readAccountsOfAddress(pool, email, device?.userId ?? null);
  const isKnown = address.known !== null && digestOfHash(address.known.hash) === device?.password;
  const admission = await countPasswordTry(pool, {
    email,
    now,
    ip: ctx.headers?.get(ADDRESS_HEADER) ?? "",
    deviceOf: isKnown ? (address.known?.userId ?? null) : null,
  });
  if (!admission.isAdmitted) throw tooManyTries(admission.wait);
  return { address, only: admission.only };
}

/**
 * Creates an account. If one of the address has this exact password, returns that one: the person forgot that
 * they had signed up, or the request was sent twice.
 */
async function signUp(
  parts: Parts,
  ctx: SignInContext,
  {
    email,
    password,
    invitation,
    returnTo,
  }: Credentials & { invitation?: string | undefined; returnTo: string },
): Promise<{ entry: Entry; hash: string }> {
  let { address, only } = await admit(parts, ctx, email);
  const isProven =
    invitation !== undefined &&
    (await isInvited(parts.pool, { email, token: invitation, now: parts.clock.now() }));
  for (let attempt = 1; ; attempt += 1) {
    const hash = await hashPassword(password, address.salt);
    const entry = await findAccountByPassword(parts.pool, { email, hash, only });
    if (entry !== null) return { entry, hash };
    if (only !== null) throw tooManyTries(TRIES_OF_NETWORK.window);
    try {
      const account = { email, hash, isProven, isHeld: address.isHeld, returnTo };
      return { entry: await createAccount(parts, ctx, account), hash };
    } catch (error) {
      if (attempt === ATTEMPTS || !isUniqueViolation(withoutStatementValues(error), "user_email"))
        throw error;
      address = await readAccountsOfAddress(parts.pool, email, null);
      only = null;
    }
  }
}

interface NewAccount {
  email: string;
  hash: string;
  /** Whether another account holds the address, so that the new account can only claim it. */
  isHeld: boolean;
  /** Whether the person has opened a letter to this address: that of their invitation. */
  isProven: boolean;
  returnTo: string;
}

/** Creates the account, its password and the letter that asks to confirm its address, if that is not proven, in one transaction. */
async function createAccount({ pool, post }: Parts, ctx: SignInContext, account: NewAccount): Promise<Entry> {
  const { email, hash, isHeld, returnTo } = account;
  const isProven = account.isProven && !isHeld;
  // After too many letters to the address, the account is made without one. The person can ask for it later.
  const hasLetter = !isProven && (await countLetterTo(pool, email)) === null;
  const { adapter, internalAdapter } = ctx.context;
  return await runWithTransaction(adapter, async () => {
    const user = await internalAdapter.createUser(
      {
        email: isHeld ? `${newId()}@${CLAIMS_DOMAIN}` : email,
        claimedEmail: isHeld ? email : null,
        emailVerified: isProven,
        name: "",
      },
      { method: "email-password" },
    );
    await internalAdapter.linkAccount({
      userId: user.id,
      accountId: user.id,
      password: hash,
      providerId: "credential",
    });
    if (hasLetter) {
      const letter = post.seal(verificationAskedBy(user.id, returnTo));
      await (await getCurrentAdapter(adapter)).create({ model: "letter", data: letter, forceAllowId: true });
      await queueAfterTransactionHook(async () => post.written(letter.id));
    }
    return { userId: user.id, askedVersion: NEW_ACCOUNT_VERSION };
  });
}

/** Begins the session, and marks this browser as one that has signed in to the account before. */
async function enterByPassword({ devices }: Parts, ctx: SignInContext, entry: Entry, hash: string) {
  currentGuest().firstStep.hasPassword = true;
  const user = await openSession(ctx, entry, ctx.body?.rememberMe === false);
  devices.mark(ctx, entry.userId, hash);
  return ctx.json({ redirect: false, user });
}
