/** Signing in with an Ethereum wallet. The server writes the whole message, so none has to be parsed. */
import { WALLET } from "../../platform/auth/auth-names.ts";
import { markBrowser } from "../../platform/auth/browser-mark.ts";
import { attempts } from "../../platform/auth/identities/attempts.ts";
import { isSignedBy, walletMessage } from "../../platform/auth/identities/wallet.ts";
import type { SignInServices } from "../../platform/auth/sign-in-services.ts";
import { newId } from "../../platform/db/ids.ts";
import { refusal } from "../../platform/errors/app-error.ts";
import type { Visit } from "../../platform/http/context.ts";
import { enterWithIdentity } from "./by-identity.ts";
import { accountToLink, takeOwn } from "./by-provider.ts";

/** Stores an attempt. Returns the message that the wallet signs. */
export async function beginWithWallet(
  services: SignInServices,
  visit: Visit,
  { address, link = false }: { address: string; link?: boolean | undefined },
): Promise<{ state: string; message: string }> {
  const { config, cookies } = services;
  if (!config.walletSignIn) throw refusal("provider_unknown");
  const linkTo = link ? accountToLink(visit) : null;
  const nonce = newId().replaceAll("-", "");
  const message = walletMessage({ appUrl: config.appUrl, address, nonce, now: new Date() });
  const state = await attempts.store(services, {
    providerId: WALLET,
    linkTo,
    returnTo: "/",
    nonce,
    message,
    verifier: address,
    browser: markBrowser(visit, cookies, "attempt"),
  });
  return { state, message };
}

export async function enterByWallet(
  services: SignInServices,
  visit: Visit,
  { state, signature }: { state: string; signature: string },
): Promise<void> {
  const attempt = await takeOwn(services, visit, state);
  const { message, verifier: wallet } = attempt;
  if (message === undefined) throw refusal("attempt_gone");
  if (!isSignedBy(wallet, message, signature)) throw refusal("wallet_refused");
  const identity = { providerId: WALLET, subject: wallet.toLowerCase(), email: null, isEmailProven: false };
  await enterWithIdentity(services, visit, { identity, attempt });
}
