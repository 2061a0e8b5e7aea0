/** Signing up and in by password. Neither reveals to a stranger whether an address has an account (docs/decisions/029). */
import type { SignedIn } from "#contract/sign-in.ts";
import {
  type AccountsOfAddress,
  findAccountByPassword,
  readAccountsOfAddress,
} from "../../platform/auth/accounts-of-address.ts";
import { CLAIMS_DOMAIN } from "../../platform/auth/auth-names.ts";
import { enter, guestOf } from "../../platform/auth/begin-session.ts";
import { canonicalAddress } from "../../platform/auth/canonical-address.ts";
import { createAccount, takeOffList } from "../../platform/auth/create-account.ts";
import type { Entry } from "../../platform/auth/entry.ts";
import { inTransaction } from "../../platform/auth/in-transaction.ts";
import { insertPassword } from "../../platform/auth/insert-password.ts";
import { isInvited } from "../../platform/auth/invitations.ts";
import { digestOfHash } from "../../platform/auth/known-device.ts";
import { countPasswordTry, TRIES_OF_NETWORK } from "../../platform/auth/limits.ts";
import { hashPassword } from "../../platform/auth/password-hash.ts";
import { checkNewPassword, refuseLongPassword } from "../../platform/auth/password-rules.ts";
import type { SignInServices } from "../../platform/auth/sign-in-services.ts";
import { verificationAskedBy } from "../../platform/auth/waiting-letters.ts";
import { countLetterTo, tooManyTries } from "../../platform/auth/write-to-address.ts";
import { isUniqueViolation, withoutStatementValues } from "../../platform/db/database-error.ts";
import { newId } from "../../platform/db/ids.ts";
import { refusal } from "../../platform/errors/app-error.ts";
import type { Visit } from "../../platform/http/context.ts";
import { insertLetters } from "../../platform/letters/letters.queries.ts";
import { ownPage } from "./own-page.ts";

/**
 * The maximum number of attempts of a sign-up. If several sign-ups race for a new address, all but one find it taken
 * when they retry.
 */
const ATTEMPTS = 3;

interface Credentials {
  email: string;
  password: string;
}

export async function signInByPassword(
  services: SignInServices,
  visit: Visit,
  { email: typed, password }: Credentials,
): Promise<SignedIn> {
  const email = canonicalAddress(typed);
  refuseLongPassword(password);
  const { address, only } = await admit(services, visit, email);
  const hash = await hashPassword(password, address.salt);
  const entry = await findAccountByPassword(services.pool, { email, hash, only });
  if (entry === null) throw refusal("invalid_email_or_password");
  return await enterByPassword(services, visit, entry, hash);
}

interface SignUp extends Credentials {
  /** The secret in the letter of an invitation. */
  invitation?: string | undefined;
  callbackURL?: string | undefined;
}

/**
 * Creates an account and signs in to it. If one of the address has this exact password, signs in to that one: the person
 * forgot that they had signed up, or the request was sent twice.
 */
export async function signUp(services: SignInServices, visit: Visit, said: SignUp): Promise<SignedIn> {
  const { pool, config } = services;
  const { password } = said;
  const returnTo = ownPage(config, { callbackURL: said.callbackURL });
  const email = canonicalAddress(said.email);
  const isProven = await isInvitedBy(services, email, said.invitation);
  checkNewPassword(password, email);
  let { address, only } = await admit(services, visit, email);
  for (let attempt = 1; ; attempt += 1) {
    const hash = await hashPassword(password, address.salt);
    const known = await findAccountByPassword(pool, { email, hash, only });
    if (known !== null) return await enterByPassword(services, visit, known, hash);
    if (only !== null) throw tooManyTries(TRIES_OF_NETWORK.window);
    try {
      const account = { email, hash, isProven, isHeld: address.isHeld, returnTo };
      const entry = await storeAccount(services, visit, account);
      await takeOffList(services, email);
      return await enterByPassword(services, visit, entry, hash);
    } catch (error) {
      if (attempt === ATTEMPTS || !isUniqueViolation(withoutStatementValues(error), "user_email"))
        throw error;
      address = await readAccountsOfAddress(pool, email, null);
      only = null;
    }
  }
}

/**
 * Returns whether the person has the letter of an invitation to this address. Throws if they have not, and only invited
 * people may sign up.
 */
async function isInvitedBy(
  { pool, clock, config }: SignInServices,
  email: string,
  token: string | undefined,
): Promise<boolean> {
  const isProven = token !== undefined && (await isInvited(pool, { email, token, now: clock.now() }));
  if (config.waitlist && !isProven) throw refusal(token === undefined ? "waitlist" : "invitation");
  return isProven;
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

/** Stores the account, its password and the letter that asks to confirm its address, if that is not proven, in one transaction. */
async function storeAccount(
  { pool, post, clock }: SignInServices,
  visit: Visit,
  { email, hash, isHeld, isProven, returnTo }: NewAccount,
): Promise<Entry> {
  const isConfirmed = isProven && !isHeld;
  // After too many letters to the address, the account is made without one. The person can ask for it later.
  const hasLetter = !isConfirmed && (await countLetterTo(pool, email)) === null;
  const held = isHeld ? { email: `${newId()}@${CLAIMS_DOMAIN}`, claimedEmail: email } : { email };
  const now = clock.now();
  const { entry, letters } = await inTransaction(pool, async (client) => {
    const made = await createAccount(client, { ...held, isConfirmed, guestId: guestOf(visit), now });
    await insertPassword(client, { userId: made.userId, hash, now });
    const rows = hasLetter ? [post.seal(verificationAskedBy(made.userId, returnTo))] : [];
    await insertLetters(client, rows);
    return { entry: made, letters: rows.map(({ id }) => id) };
  });
  post.written(...letters);
  return entry;
}

/** Counts the password try and throws after too many tries. Takes two round trips. */
async function admit(
  { pool, devices }: SignInServices,
  { browser, ip }: Visit,
  email: string,
): Promise<{ address: AccountsOfAddress; only: string | null }> {
  const now = Date.now();
  const device = devices.read(browser, now);
  const address = await readAccountsOfAddress(pool, email, device?.userId ?? null);
  const isKnown = address.known !== null && digestOfHash(address.known.hash) === device?.password;
  const deviceOf = isKnown ? (address.known?.userId ?? null) : null;
  const admission = await countPasswordTry(pool, { email, now, ip, deviceOf });
  if (!admission.isAdmitted) throw tooManyTries(admission.wait);
  return { address, only: admission.only };
}

/** Begins the session, and marks this browser as one that has signed in to the account before. */
async function enterByPassword(
  services: SignInServices,
  visit: Visit,
  entry: Entry,
  hash: string,
): Promise<SignedIn> {
  const signedIn = await enter(services, visit, { ...entry, hasPassword: true });
  services.devices.mark(visit.browser, entry.userId, hash);
  return signedIn;
}
