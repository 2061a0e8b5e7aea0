/** Signing in by password. It does not reveal to a stranger whether an address has an account (docs/decisions/029). */
import type { SignedIn } from "#contract/sign-in.ts";
import { findAccountOfAddress } from "../../platform/auth/account-of-address.ts";
import { enter } from "../../platform/auth/begin-session.ts";
import { canonicalAddress } from "../../platform/auth/canonical-address.ts";
import type { Entry } from "../../platform/auth/entry.ts";
import { digestOfHash } from "../../platform/auth/known-device.ts";
import { countPasswordTry } from "../../platform/auth/limits.ts";
import { isPasswordOfHash } from "../../platform/auth/password-hash.ts";
import { refuseLongPassword } from "../../platform/auth/password-rules.ts";
import type { SignInServices } from "../../platform/auth/sign-in-services.ts";
import { tooManyTries } from "../../platform/auth/write-to-address.ts";
import { refusal } from "../../platform/errors/app-error.ts";
import type { Visit } from "../../platform/http/context.ts";

export async function signInByPassword(
  services: SignInServices,
  visit: Visit,
  { email: typed, password }: { email: string; password: string },
): Promise<SignedIn> {
  const { pool, devices } = services;
  const email = canonicalAddress(typed);
  refuseLongPassword(password);
  const now = Date.now();
  const account = await findAccountOfAddress(pool, email);
  const hash = account?.hash ?? null;
  const device = devices.read(visit.browser, now);
  const isKnown =
    hash !== null && account?.userId === device?.userId && digestOfHash(hash) === device?.password;
  const deviceOf = isKnown ? (account?.userId ?? null) : null;
  const wait = await countPasswordTry(pool, { email, now, ip: visit.ip, deviceOf });
  if (wait !== null) throw tooManyTries(wait);
  const isRight = await isPasswordOfHash(password, hash);
  if (!isRight || !account || hash === null) throw refusal("invalid_email_or_password");
  const { userId, askedVersion } = account;
  return await enterByPassword(services, visit, { userId, askedVersion }, hash);
}

/** Begins the session, and marks this browser as one that has signed in to the account before. */
export async function enterByPassword(
  services: SignInServices,
  visit: Visit,
  entry: Entry,
  hash: string,
): Promise<SignedIn> {
  const signedIn = await enter(services, visit, { ...entry, hasPassword: true });
  services.devices.mark(visit.browser, entry.userId, hash);
  return signedIn;
}
