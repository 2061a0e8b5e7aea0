/**
 * Signing in without a password, by a code of six digits or a link that comes by mail. Answers and statements are the same
 * for an address without an account. Nothing happens when a link is opened: its page sends the token when it is tapped.
 */
import type { SignedIn } from "#contract/sign-in.ts";
import { enter } from "../../platform/auth/begin-session.ts";
import { spendToEnter } from "../../platform/auth/kept-ways.ts";
import { countCodeTry } from "../../platform/auth/limits.ts";
import { type FoundKey, readMailLink, spendSignInKey, trySignInCode } from "../../platform/auth/mail-keys.ts";
import type { SignInServices } from "../../platform/auth/sign-in-services.ts";
import { signInAsked } from "../../platform/auth/waiting-letters.ts";
import type { Kept } from "../../platform/auth/ways-in.ts";
import { sendKeyTo, tooManyTries } from "../../platform/auth/write-to-address.ts";
import { type AppError, refusal } from "../../platform/errors/app-error.ts";
import type { Visit } from "../../platform/http/context.ts";
import { ownPage } from "./own-page.ts";

const SENT = "If this email exists in our system, check your email for the code and the link";

export async function sendSignInMail(
  services: SignInServices,
  { email, callbackURL }: { email: string; callbackURL?: string | undefined },
): Promise<{ status: true; message: string }> {
  const page = ownPage(services.config, { callbackURL });
  await sendKeyTo(services, email, signInAsked(email, page));
  return { status: true, message: SENT };
}

type Chosen = { keep?: Kept | undefined };

export async function signInByCode(
  services: SignInServices,
  visit: Visit,
  { email, code, keep }: Chosen & { email: string; code: string },
): Promise<SignedIn> {
  const wait = await countCodeTry(services.pool, { email, ip: visit.ip, now: Date.now() });
  if (wait !== null) throw tooManyTries(wait);
  const found = await trySignInCode(services, { email, code });
  return await enterByMail(services, visit, { found, keep, refused: refusal("invalid_code") });
}

export async function signInByLink(
  services: SignInServices,
  visit: Visit,
  { token, keep }: Chosen & { token: string },
): Promise<SignedIn> {
  const found = await readMailLink(services.pool, "sign-in", token);
  return await enterByMail(services, visit, { found, keep, refused: refusal("invalid_token") });
}

async function enterByMail(
  services: SignInServices,
  visit: Visit,
  { found, keep, refused }: Chosen & { found: FoundKey | null; refused: AppError },
): Promise<SignedIn> {
  if (!found) throw refused;
  const { userId, isConfirmed, askedVersion } = found;
  const entry = await spendToEnter(services, {
    userId,
    isConfirmed,
    askedVersion,
    keep,
    now: services.clock.now(),
    spend: (client) => spendSignInKey(client, userId),
  });
  if (!entry) throw refused;
  return await enter(services, visit, entry);
}
