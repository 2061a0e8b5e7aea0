/**
 * Signing up with a password. The account begins when the link of a letter is opened, so that no answer reveals whether an
 * address has an account, and nobody sets one up with the address of another person (docs/decisions/141).
 */
import type pg from "pg";
import type { SignedIn, SignedUp } from "#contract/sign-in.ts";
import { guestOf } from "../../platform/auth/begin-session.ts";
import { isMarked, markBrowser } from "../../platform/auth/browser-mark.ts";
import { canonicalAddress } from "../../platform/auth/canonical-address.ts";
import { createAccount, takeOffList } from "../../platform/auth/create-account.ts";
import { inTransaction } from "../../platform/auth/in-transaction.ts";
import { insertPassword } from "../../platform/auth/insert-password.ts";
import { isInvited } from "../../platform/auth/invitations.ts";
import { staleIfTaken } from "../../platform/auth/kept-ways.ts";
import { hashPassword } from "../../platform/auth/password-hash.ts";
import { checkNewPassword } from "../../platform/auth/password-rules.ts";
import { type PendingSignUp, pendingSignUps } from "../../platform/auth/pending-sign-up.ts";
import type { SignInServices } from "../../platform/auth/sign-in-services.ts";
import { signUpAsked, verificationAskedFor } from "../../platform/auth/waiting-letters.ts";
import { countLetterTo, writeToAddress } from "../../platform/auth/write-to-address.ts";
import { isUniqueViolation, withoutStatementValues } from "../../platform/db/database-error.ts";
import { refusal } from "../../platform/errors/app-error.ts";
import type { Visit } from "../../platform/http/context.ts";
import { insertLetters } from "../../platform/letters/letters.queries.ts";
import { enterByPassword } from "./by-password.ts";
import { ownPage } from "./own-page.ts";

interface SignUp {
  email: string;
  password: string;
  /** The secret in the letter of an invitation. */
  invitation?: string | undefined;
  callbackURL?: string | undefined;
}

/**
 * Writes a letter whose link makes the account, and answers the same for every address. Somebody who has opened a letter
 * already, that of an invitation, gets the account at once, and so does everybody where the server has no mail server.
 */
export async function signUp(services: SignInServices, visit: Visit, said: SignUp): Promise<SignedUp> {
  const { config, cookies } = services;
  const returnTo = ownPage(config, { callbackURL: said.callbackURL });
  const email = canonicalAddress(said.email);
  const isConfirmed = await isInvitedBy(services, email, said.invitation);
  checkNewPassword(said.password, email);
  const hash = await hashPassword(said.password);
  if (isConfirmed || config.smtpUrl === undefined)
    return await beginAtOnce(services, visit, { email, hash, isConfirmed, returnTo });
  const browser = markBrowser(visit, cookies, "sign_up");
  await writeToAddress(services, email, signUpAsked({ email, hash, browser }, returnTo));
  return { user: null };
}

/**
 * Makes the account of a sign-up whose letter was opened, or turns the guest of this browser into it, and signs in. In
 * another browser than the one that asked, the person sets the password: the letter may come from a stranger, who must not
 * know it.
 */
export async function finishSignUp(
  services: SignInServices,
  visit: Visit,
  { pending, token, password }: { pending: PendingSignUp; token: string; password?: string | undefined },
): Promise<void> {
  const { email, hash, browser } = pending;
  const isHere = isMarked(visit, services.cookies, "sign_up", browser);
  const account = { email, hash: isHere ? hash : await hashOfNew(password, email), isConfirmed: true };
  await makeAccount(services, visit, account, async (client) => {
    if (!(await pendingSignUps.take({ ...services, pool: client }, token))) throw refusal("invalid_token");
  }).catch(staleIfTaken);
}

async function hashOfNew(password: string | undefined, email: string): Promise<string> {
  if (password === undefined) throw refusal("other_browser");
  checkNewPassword(password, email);
  return await hashPassword(password);
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
  isConfirmed: boolean;
}

/** Makes the account without a letter that comes before. If the address is not confirmed, a letter asks for that. */
async function beginAtOnce(
  services: SignInServices,
  visit: Visit,
  { returnTo, ...account }: NewAccount & { returnTo: string },
): Promise<SignedIn> {
  const { pool, post } = services;
  // After too many letters to the address, the account is made without one. The person can ask for it later.
  const hasLetter = !account.isConfirmed && (await countLetterTo(pool, account.email)) === null;
  const letters = hasLetter ? [post.seal(verificationAskedFor(account.email, returnTo))] : [];
  const signedIn = await makeAccount(services, visit, account, (client) =>
    insertLetters(client, letters),
  ).catch((error) => {
    const isTaken = isUniqueViolation(withoutStatementValues(error), "user_email");
    throw isTaken ? refusal("email_taken", { field: "email" }) : error;
  });
  post.written(...letters.map(({ id }) => id));
  return signedIn;
}

/** Stores the account and its password, and what `more` does, in one transaction. Then signs in. */
async function makeAccount(
  services: SignInServices,
  visit: Visit,
  { email, hash, isConfirmed }: NewAccount,
  more: (client: pg.PoolClient) => Promise<void>,
): Promise<SignedIn> {
  const now = services.clock.now();
  const entry = await inTransaction(services.pool, async (client) => {
    const made = await createAccount(client, { email, isConfirmed, guestId: guestOf(visit), now });
    await insertPassword(client, { userId: made.userId, hash, now });
    await more(client);
    return made;
  });
  await takeOffList(services, email);
  return await enterByPassword(services, visit, entry, hash);
}
